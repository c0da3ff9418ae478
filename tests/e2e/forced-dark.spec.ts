import process from 'node:process';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCodes } from '#src/config/languages.ts';
import { measureContrast } from '../../scripts/launch/contrast.ts';
import { browserFlags, fastTestFlags } from '../../scripts/find-browser.ts';
import { decideConsent } from '../support/decide-consent.ts';
import { awaitPictures, listDocuments, openDocument, awaitFonts } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Documents on light backgrounds: with pictures, with fields, and the 404 page. */
const looked = ['about', 'contact', 'not-found'];
const VIEWPORT = { width: 1280, height: 900 };
/** Minimum contrast of a meaningful picture (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;
/** Minimum share of a logo with that contrast: its edges blend with the background. */
const MIN_SHARE = 0.4;

/** Largest mean difference between two screenshots of a page, of 255: a picture may be late in one of them. */
const MAX_DIFFERENCE = 8;

const executablePath = process.env['CHROME_PATH'] ?? '';
const args = [...browserFlags, ...fastTestFlags];

// Chrome on phones darkens pages without a dark theme; this flag does the same on desktops.
test.use({
  launchOptions: { executablePath, args: [...args, '--blink-settings=forceDarkModeEnabled=true'] },
  viewport: VIEWPORT,
});

async function photograph(page: Page, address: string): Promise<Buffer> {
  await openDocument(page, address);
  await awaitFonts(page);
  await awaitPictures(page);
  return page.screenshot({ animations: 'disabled' });
}

async function measureDifference(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(difference).stats();
  return Math.max(...channels.map(({ mean }) => mean));
}

/** Returns how many drawn pixels contrast with the background, which is the first pixel. */
async function measureSeen(picture: Locator): Promise<{ seen: number; drawn: number }> {
  const { data } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = data.toString('hex').match(/.{6}/g) ?? [];
  const [ground = ''] = hex;
  const marks = hex.filter((color) => color !== ground);
  const seen = marks.filter((color) => measureContrast(`#${color}`, `#${ground}`) >= MIN_CONTRAST);
  return { seen: seen.length, drawn: marks.length };
}

for (const language of languageCodes) {
  const next = takeTurns(test, language);
  test.describe(`a browser that darkens pages, in ${language}`, () => {
    test.use({ locale: browserLocales[language] });
    const documents = listDocuments(language).filter(({ id }) => looked.includes(id));

    next()('leaves every color as it is where the visitor prefers dark pages', async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const usual = await chromium.launch({ executablePath, args });
      const context = await usual.newContext({
        locale: browserLocales[language],
        viewport: VIEWPORT,
        reducedMotion: 'reduce',
      });
      await decideConsent(context);
      const other = await context.newPage();
      for (const { id, address } of documents) {
        const [darkened, light] = await Promise.all([
          photograph(page, address),
          photograph(other, new URL(address, baseURL).href),
        ]);
        expect
          .soft(await measureDifference(darkened, light), `the look of ${id}`)
          .toBeLessThan(MAX_DIFFERENCE);
      }
      await usual.close();
    });

    next()('shows every logo when darkened with a light color scheme', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openDocument(page, documents[0]?.address ?? '');
      for (const logo of await page.locator('a > img:visible').all()) {
        await logo.scrollIntoViewIfNeeded();
        await awaitPictures(page);
        const { seen, drawn } = await measureSeen(logo);
        expect.soft(drawn).toBeGreaterThan(0);
        expect.soft(seen / drawn, (await logo.getAttribute('src')) ?? '').toBeGreaterThan(MIN_SHARE);
      }
    });
  });
}
