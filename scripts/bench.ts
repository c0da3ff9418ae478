// Measures the built site: Lighthouse on a simulated phone, the early opening of the menu, the build.
//   node scripts/bench.ts [--quick]
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { PageId } from '#src/routing/routes.ts';
import { serveSite } from '../server/serve-site.ts';
import {
  formatFigure,
  listMisses,
  LONGEST_BUILD_S,
  LONGEST_INTERACTION_MS,
  type PageFigures,
  type Variant,
} from './bench-budgets.ts';
import { buildVariant } from './bench-build.ts';
import { measurePage } from './bench-lighthouse.ts';
import { measureMenu } from './bench-menu.ts';
import { browserFlags, findBrowser } from './find-browser.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const isQuick = process.argv.includes('--quick');
const pages: readonly PageId[] = isQuick ? ['home'] : ['home', 'about', 'services-mobile-network'];
const runs = isQuick ? 1 : 3;
const variants: readonly Variant[] = ['bare', 'shipped'];

const kinds = ['Document', 'Script', 'Font', 'Image', 'Stylesheet'];
const misses: string[] = [];

function printRow(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function printHead(names: readonly string[]): void {
  console.log('');
  printRow(names);
  printRow(names.map((_name, index) => (index === 0 ? '---' : '--:')));
}

function printPage(variant: Variant, address: string, figures: PageFigures): void {
  const { score, fcp, lcp, tbt, cls, speedIndex, transferred, requests, machine } = figures;
  const kilobytes = kinds.map((kind) => ((transferred.get(kind) ?? 0) / 1000).toFixed(1));
  const times = [fcp, lcp, tbt, cls, speedIndex].map(formatFigure);
  printRow([`${variant} ${address}`, score, ...times, ...kilobytes, requests, formatFigure(machine)]);
}

async function benchPages(origin: string, variant: Variant, browser: string): Promise<void> {
  for (const language of languageCodes) {
    for (const id of pages) {
      const address = addressOf(id, language);
      const figures = await measurePage(new URL(address, origin).href, {
        browser,
        flags: browserFlags,
        runs,
      });
      printPage(variant, address, figures);
      misses.push(...listMisses(variant, language, figures).map((miss) => `${variant} ${address}: ${miss}`));
    }
  }
}

async function benchMenu(origin: string, language: Language, browser: string): Promise<void> {
  const address = addressOf('home', language);
  const figures = await measureMenu(new URL(address, origin).href, { browser, flags: browserFlags, runs });
  printRow([address, formatFigure(figures.interaction), formatFigure(figures.opening)]);
  if (figures.interaction > LONGEST_INTERACTION_MS) {
    misses.push(`menu of ${address}: ${figures.interaction} ms, at most ${LONGEST_INTERACTION_MS}`);
  }
}

async function benchVariant(variant: Variant, browser: string): Promise<void> {
  const { folder, seconds } = await buildVariant(project, variant);
  if (seconds > LONGEST_BUILD_S) misses.push(`build: ${seconds.toFixed(1)} s, at most ${LONGEST_BUILD_S}`);
  const { url, close } = await serveSite({ folder, port: 0 });
  try {
    printHead([
      'page',
      'score',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'SI ms',
      ...kinds.map((kind) => `${kind} kB`),
      'requests',
      'machine',
    ]);
    await benchPages(url, variant, browser);
    printHead(['menu at first paint, slow phone', 'interaction to next paint ms', 'open after ms']);
    for (const language of languageCodes) await benchMenu(url, language, browser);
  } finally {
    await close();
  }
  console.log(`\nBuilt ${variant} in ${seconds.toFixed(1)} s.`);
}

const browser = findBrowser('windows');
if (browser === null)
  throw new Error('No browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH.');
for (const variant of variants) await benchVariant(variant, browser);
console.log(misses.length === 0 ? '\nEvery budget is kept.' : `\nMissed:\n${misses.join('\n')}`);
process.exitCode = misses.length === 0 ? 0 : 1;
