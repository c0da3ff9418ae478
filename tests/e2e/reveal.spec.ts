import type { Page } from '@playwright/test';
import { REVEAL_THRESHOLD } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { routes } from '#src/routing/routes.ts';
import { listDocuments, openDocument, showFrames } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { measureUnseen, readSections } from '../support/read-sections.ts';
import { browserLocales } from '../support/site-content.ts';
import { isTurnOf } from '../support/take-turns.ts';
import { watchShifts } from '../support/watch-shifts.ts';

/** Minimum number of sections tested per language; a lower count means the test covered nothing. */
const MIN_SECTIONS = 20;
/** Largest share of the window that may be hidden. */
const MAX_UNSEEN = 0.15;
/** Distance of the stops before and after the threshold, as a share of the section. */
const STEP = 0.04;

/** Scrolls until a share of a section is above the threshold line. */
async function showShare(page: Page, place: number, share: number) {
  await page
    .locator('main > div > :not(link)')
    .nth(place)
    .evaluate((section, wanted) => {
      const { top, height } = section.getBoundingClientRect();
      scrollBy({ top: top + height * wanted - innerHeight * 0.9, behavior: 'instant' });
    }, share);
  await showFrames(page);
}

for (const language of languageCodes) {
  test.describe(`sections of pages in ${language}`, () => {
    test.use({ locale: browserLocales[language], movesAlways: true });
    test.describe.configure({ timeout: 240_000 });
    const readable = listDocuments(language).filter(({ id }) => routes[id].skeleton !== 'none');

    test('appear when a tenth is visible, one of each kind, without moving, on every page in one language', async ({
      page,
    }) => {
      const followed = new Set<string>();
      const own = readable.filter((_, turn) => isTurnOf(language, turn));
      for (const [turn, { address }] of own.entries()) {
        const isWide = turn % 2 === 0;
        await page.setViewportSize(isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 });
        await openDocument(page, address);
        await showFrames(page);
        await watchShifts(page);
        const sections = await readSections(page);
        const early = sections.filter(({ isBelow, isWaiting }, place) => place > 0 && isBelow !== isWaiting);
        expect.soft(early, `${address}: waiting above or entered below the fold`).toEqual([]);
        expect.soft(await measureUnseen(page), `unseen of ${address}`).toBeLessThanOrEqual(MAX_UNSEEN);
        for (const [place, { name, isBelow }] of sections.entries()) {
          // Sections with the same name have the same kind.
          if (!isBelow || followed.has(name)) continue;
          followed.add(name);
          await showShare(page, place, REVEAL_THRESHOLD - STEP);
          expect.soft((await readSections(page))[place]?.isWaiting, `${address}#${name} waits`).toBe(true);
          await showShare(page, place, REVEAL_THRESHOLD + STEP);
          await expect
            .soft(
              async () => expect((await readSections(page))[place]?.isShown).toBe(true),
              `${address}#${name}`,
            )
            .toPass({ intervals: [50], timeout: 3000 });
        }
        expect.soft(await page.evaluate(() => window.layoutShifts), `${address} shifts`).toEqual([]);
      }
      expect(followed.size).toBeGreaterThan(MIN_SECTIONS);
    });

    test('are visible from the start in texts to read', async ({ page }) => {
      for (const { address } of listDocuments(language).filter(({ id }) => routes[id].skeleton === 'none')) {
        await openDocument(page, address);
        await showFrames(page);
        const unseen = (await readSections(page)).filter(({ isShown }) => !isShown);
        expect.soft(unseen, address).toEqual([]);
      }
    });
  });
}
