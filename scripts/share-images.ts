// Draws the pictures that stand for a page where its address is shared: public/share/<language>/<page>.jpg.
//   node scripts/share-images.ts [page …]
// Run it after a change of a page's name, summary or hero picture, of the tagline or of the brand.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCodes, languages } from '#src/config/languages.ts';
import type { PageContent, ShellContent } from '#src/content/content-types.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { drawCoveragePlan } from '#src/pages/not-found/coverage/coverage-plan.ts';
import { pageIds } from '#src/routing/routes.ts';
import { SHARE_IMAGE, shareImagePath } from '#src/seo/share-image.ts';
import { colors } from '#src/theme/tokens.ts';
import { findBrowser } from './find-browser.ts';

type Card = { language: (typeof languageCodes)[number]; content: PageContent; shell: ShellContent };

const ROOT = join(import.meta.dirname, '..');
/** Address under which the browser finds the files of the project; nothing leaves the machine. */
const HOST = 'http://share.localhost';
const MOST_BYTES = 60_000;
const QUALITIES = [88, 84, 80, 76, 72, 68, 64, 60, 54, 48];
const FONTS = '/node_modules/@fontsource';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const style = `
@font-face { font-family: Latin; font-weight: 100 700; src: url(${FONTS}-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2); unicode-range: U+0000-00FF, U+2000-206F }
@font-face { font-family: Arabic; font-weight: 400; src: url(${FONTS}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2) }
@font-face { font-family: Arabic; font-weight: 600; src: url(${FONTS}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2) }
* { margin: 0; box-sizing: border-box }
body { --toward: to right; color: ${colors.onInk}; font: 400 30px/1.45 Latin, Arabic }
[dir=rtl] body { --toward: to left; line-height: 1.7 }
.card { position: relative; inline-size: ${SHARE_IMAGE.width}px; block-size: ${SHARE_IMAGE.height}px;
  overflow: clip; background: ${colors.ink} }
.picture, .scrim { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
.scrim { background: linear-gradient(var(--toward), ${colors.ink} 0, ${colors.ink}f0 30%, ${colors.ink}b0 54%, ${colors.ink}30 78%, ${colors.ink}18),
  linear-gradient(to top, ${colors.ink}b8, transparent 34%) }
.plan { position: absolute; inset-block: 0; inset-inline-end: 0; block-size: 100%; inline-size: 62%; fill: none; stroke: ${colors.onInk}; stroke-width: 1; stroke-opacity: .22 }
.covered { stroke: ${colors.signalOnInk}; stroke-width: 2.5; stroke-opacity: 1 }
main { position: absolute; inset: 60px 72px 54px; display: flex; flex-direction: column }
.logo { block-size: 52px; align-self: start }
.text { margin-block: auto; inline-size: 680px }
h1 { font-size: 66px; font-weight: 600; line-height: 1.12; letter-spacing: -.018em; text-wrap: balance }
h1.long { font-size: 56px }
[dir=rtl] h1:not(.long) { font-size: 60px }
[dir=rtl] h1 { line-height: 1.42; letter-spacing: 0 }
h1::before { content: ''; display: block; inline-size: 72px; block-size: 4px; margin-block-end: 28px; background: ${colors.sun} }
.summary { margin-block-start: 20px; inline-size: 580px; text-wrap: balance }
.tagline { padding-block-start: 18px; border-block-start: 1px solid ${colors.onInk}38; color: ${colors.onInkMuted}; font-size: 22px }`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The first picture of a page. */
function findPicture({ sections }: PageContent): Picture | undefined {
  const [first] = sections;
  if (first?.kind === 'study-opening') return first.study.picture;
  return sections.find((section) => 'picture' in section)?.picture;
}

/** The home page is shared under its title, as its name says only where it stands; its summary says what the tagline says. */
function writeCard({ language, content, shell }: Card): string {
  const picture = findPicture(content);
  const width = picture?.widths.find((each) => each >= 1080) ?? picture?.widths.at(-1);
  const { contours, covered } = drawCoveragePlan();
  const isHome = content.id === 'home';
  const name = isHome ? content.title : content.name;
  const isLong = name.length > 32;
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><meta charset="utf-8">
<style>${style}</style><div class="card">
${
  picture === undefined
    ? `<svg class="plan" viewBox="-60 90 1000 840" preserveAspectRatio="xMidYMid slice"><path d="${contours}"/><path class="covered" d="${covered}"/></svg><div class="scrim"></div>`
    : `<img class="picture" src="/public/pictures/${picture.name}-${width}.webp"><div class="scrim"></div>`
}
<main><img class="logo" src="/public/brand/${shell.company.logo}-on-dark.svg">
<div class="text"><h1${isLong ? ' class="long"' : ''}>${escape(name)}</h1><p class="summary">${escape(content.summary)}</p></div>
${isHome ? '' : `<p class="tagline">${escape(shell.company.tagline)}</p>`}</main></div></html>`;
}

/** Answers the browser from the project's own folders. */
async function serveFiles(page: Page, card: () => string) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: card() });
    const contentType = types[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: await readFile(join(ROOT, pathname)) });
  });
}

/** Packs a picture into the fewest bytes that still look right. @throws Error when it stays too large */
async function packPicture(picture: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const packed = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (packed.length <= MOST_BYTES) return packed;
  }
  throw new Error(`${name} needs more than ${MOST_BYTES} bytes.`);
}

async function drawCards(page: Page, cards: readonly Card[]) {
  let current = '';
  await serveFiles(page, () => current);
  for (const card of cards) {
    const { id } = card.content;
    if (id === 'not-found') continue;
    current = writeCard(card);
    await page.goto(HOST, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const name = shareImagePath(id, card.language);
    const file = join(ROOT, 'public', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, await packPicture(await page.screenshot({ type: 'png' }), name));
  }
}

/** The pages that were named, or all that have an address, in every language. */
function listCards(names: readonly string[]): Card[] {
  const loading = loadSite(join(ROOT, 'locales'));
  if (!loading.ok) throw new Error(formatProblems(loading.problems));
  const unknown = names.filter((name) => !pageIds.some((id) => id === name));
  if (unknown.length > 0) throw new Error(`No page is named ${unknown.join(', ')}.`);
  const ids = pageIds.filter((id) => names.length === 0 || names.includes(id));
  return languageCodes.flatMap((language) => {
    const { pages, shell } = loading.content[language];
    return ids.map((id) => ({ language, content: pages[id], shell }));
  });
}

const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('No browser was found. Install Chromium, or name one in CHROME_PATH.');
const cards = listCards(process.argv.slice(2));
const browser = await chromium.launch({ executablePath });
try {
  const viewport = { width: SHARE_IMAGE.width, height: SHARE_IMAGE.height };
  await drawCards(await browser.newPage({ viewport }), cards);
} finally {
  await browser.close();
}
