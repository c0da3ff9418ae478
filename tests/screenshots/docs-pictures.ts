import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { isStudyPage, type PageId, pageIds, routes } from '#src/routing/routes.ts';
import { decideConsent } from '../support/decide-consent.ts';
import { awaitPictures, openDocument, awaitFonts } from '../support/open-document.ts';
import { browserLocales } from '../support/site-content.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GAP = 10;
const QUALITY = 82;
const desktop = { width: 1440, height: 936 };
const phone = { width: 390, height: 1100 };

type Window = { width: number; height: number };
type Shot = { page: PageId; language: Language };

/** Returns screenshots of pages, alternating between English and Arabic. */
const byTurns = (pages: readonly PageId[]): Shot[] =>
  pages.flatMap((page, at) => {
    const language = languageCodes[at % languageCodes.length];
    return language === undefined ? [] : [{ page, language }];
  });

const servicePages = pageIds.filter((id) => routes[id].parent === 'services');
const studies = pageIds.filter(isStudyPage);

/** Documentation pictures of pages: screenshots per row, and width of each. */
const pictures: readonly { name: string; window: Window; columns: number; width: number; shots: Shot[] }[] = [
  {
    name: 'home',
    window: { width: 1440, height: 990 },
    columns: 2,
    width: 800,
    shots: languageCodes.map((language) => ({ page: 'home', language })),
  },
  { name: 'openings', window: desktop, columns: 3, width: 460, shots: byTurns(servicePages) },
  {
    name: 'phones',
    window: phone,
    columns: 6,
    width: 225,
    shots: byTurns([
      'home',
      'case-studies',
      'services-app-development',
      'services-mobile-network',
      'industries',
      'contact',
    ]),
  },
];

async function write(name: string, tiles: readonly Buffer[], columns: number, width: number): Promise<void> {
  const fitted = await Promise.all(
    tiles.map((tile) => sharp(tile).resize({ width }).toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...fitted.map(({ info }) => info.height));
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * (width + GAP) - GAP,
      height: rows * (height + GAP) - GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      fitted.map(({ data }, at) => ({
        input: data,
        left: (at % columns) * (width + GAP),
        top: Math.floor(at / columns) * (height + GAP),
      })),
    )
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(join(ROOT, 'docs', 'pictures', `${name}.jpg`));
  console.log(join('docs', 'pictures', `${name}.jpg`));
}

async function photograph(browser: Browser, origin: string, { page: id, language }: Shot, window: Window) {
  const context = await browser.newContext({
    locale: browserLocales[language],
    viewport: window,
    reducedMotion: 'reduce',
  });
  await decideConsent(context);
  const page = await context.newPage();
  await openDocument(page, new URL(addressOf(id, language), origin).href);
  await awaitFonts(page);
  await awaitPictures(page);
  const photograph = await page.screenshot();
  await context.close();
  return photograph;
}

/** Updates the documentation pictures: pages of the built site, and sheets of the case studies. */
export async function writeDocsPictures(browser: Browser, origin: string): Promise<void> {
  for (const { name, window, columns, width, shots } of pictures) {
    const tiles: Buffer[] = [];
    for (const shot of shots) tiles.push(await photograph(browser, origin, shot, window));
    await write(name, tiles, columns, width);
  }
  const sheets = studies.map((id) =>
    join(ROOT, 'public', 'drawings', `${id.replace('case-studies-', '')}.svg`),
  );
  await write('drawings', await Promise.all(sheets.map((sheet) => sharp(sheet).png().toBuffer())), 4, 345);
}
