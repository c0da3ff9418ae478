// Draws the share images of pages to public/share/<language>/<page>.jpg:
//   node scripts/share-images.ts [page …]
// Run it after changing a page's name, summary or hero picture, the tagline or the brand.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { pageIds } from '#src/routing/routes.ts';
import { SHARE_IMAGE, shareImagePath } from '#src/seo/share-image.ts';
import { requireBrowser } from './find-browser.ts';
import { fingerprint } from './fingerprint.ts';
import { type Card, listCards, writeCard } from './share-images/write-card.ts';
import { exitWithError } from './exit-with-error.ts';

const ROOT = join(import.meta.dirname, '..');
/** Origin of the project files in the browser; requests are intercepted and never leave the machine. */
const HOST = 'http://share.localhost';
const MAX_BYTES = 60_000;
const QUALITIES = [88, 84, 80, 76, 72, 68, 64, 60, 54, 48];

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the browser's requests from the project folder. */
async function serveFiles(page: Page, card: () => string) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: card() });
    const contentType = types[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: await readFile(join(ROOT, pathname)) });
  });
}

/** Returns the drawing for cards without a picture: land and coverage from the plan of the 404 page. */
async function writePlan(): Promise<string> {
  const drawing = await readFile(join(ROOT, 'public/signatures/coverage-plan.svg'), 'utf8');
  const find = (part: string) => new RegExp(`id="${part}"[^>]* d="([^"]*)"`).exec(drawing)?.[1] ?? '';
  return `<svg class="plan" viewBox="-60 90 1000 840" preserveAspectRatio="xMidYMid slice"><path d="${find('contours')}"/><path class="covered" d="${find('covered')}"/></svg>`;
}

/** Compresses an image to the highest quality within the size limit. @throws Error if it stays too large */
async function packPicture(picture: Buffer, mark: string, name: string): Promise<Buffer> {
  const stamped = sharp(picture).withExif({ IFD0: { ImageDescription: mark } });
  for (const quality of QUALITIES) {
    const packed = await stamped.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (packed.length <= MAX_BYTES) return packed;
  }
  throw new Error(`${name} needs more than ${MAX_BYTES} bytes.`);
}

async function drawCards(page: Page, cards: readonly Card[], plan: string) {
  let current = '';
  await serveFiles(page, () => current);
  for (const card of cards) {
    current = writeCard(card, plan);
    await page.goto(HOST, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const name = shareImagePath(card.id, card.language);
    const file = join(ROOT, 'public', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(
      file,
      await packPicture(
        await page.screenshot({ type: 'png' }),
        fingerprint(writeCard(card), join(ROOT, 'public')),
        name,
      ),
    );
  }
}

/** Returns the cards of these pages, or of all. */
function readCards(names: readonly string[]): Card[] {
  const loading = loadSite(join(ROOT, 'locales'));
  if (!loading.ok) exitWithError(formatProblems(loading.problems));
  const unknown = names.filter((name) => !pageIds.some((id) => id === name));
  if (unknown.length > 0) exitWithError(`No page is named ${unknown.join(', ')}.`);
  return listCards(loading.content).filter(({ id }) => names.length === 0 || names.includes(id));
}

const executablePath = requireBrowser();
const cards = readCards(process.argv.slice(2));
const browser = await chromium.launch({ executablePath });
try {
  const viewport = { width: SHARE_IMAGE.width, height: SHARE_IMAGE.height };
  await drawCards(await browser.newPage({ viewport }), cards, await writePlan());
} finally {
  await browser.close();
}
