// Takes screenshots of every page and state of the built site, in all languages, at four widths, for
// .cache/screenshots/<language>/<page>.png:
//   npm run screenshots -- [page or state …]
//   npm run screenshots -- --docs   writes docs/pictures instead
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { createMailboxHandler } from '../../server/mailbox-handler.ts';
import { serveSite } from '../../server/serve-site.ts';
import { decideConsent } from '../support/decide-consent.ts';
import {
  awaitMaps,
  awaitPictures,
  listDocuments,
  openDocument,
  revealAll,
  awaitFonts,
  uncover,
} from '../support/open-document.ts';
import { browserLocales } from '../support/site-content.ts';
import { browserFlags, requireBrowser, fastTestFlags } from '../../scripts/find-browser.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { writeDocsPictures } from './docs-pictures.ts';
import { type State, states } from './states.ts';

const DOCS = '--docs';
const ROOT = join(import.meta.dirname, '..', '..');
const WIDTHS = [390, 768, 1440, 1920];
const HEIGHT = 900;
/** Decodes pictures before each screenshot. */
const paintsPictures = '--disable-checker-imaging';

type Subject = Omit<State, 'page'> & { address: string };

/** Returns every page and every state of a language. */
function listSubjects(language: Language): Subject[] {
  return [
    ...listDocuments(language).map(({ id, address }) => ({ name: id, address, isWhole: true as const })),
    ...states.map(({ page, ...state }) => ({ ...state, address: addressOf(page, language) })),
  ];
}

function contextFor(language: Language, width: number, given: State['given']): BrowserContextOptions {
  return {
    locale: browserLocales[language],
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    javaScriptEnabled: given !== 'no-scripts',
    forcedColors: given === 'forced-colors' ? 'active' : 'none',
  };
}

async function photograph(browser: Browser, origin: string, language: Language, subject: Subject) {
  const { address, given, reach, isWhole = false } = subject;
  const photographs: Buffer[] = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext(contextFor(language, width, given));
    if (given !== 'no-consent') await decideConsent(context);
    const page = await context.newPage();
    const url = new URL(address, origin).href;
    if (given === 'no-scripts') {
      await page.goto(url);
      await uncover(page);
    } else await openDocument(page, url);
    await awaitFonts(page);
    if (given === 'print') await page.emulateMedia({ media: 'print' });
    if (isWhole && given !== 'no-scripts') {
      await revealAll(page);
      await awaitMaps(page);
      await awaitPictures(page);
      await page.setViewportSize({ width, height: HEIGHT });
    }
    await reach?.(page, language);
    if (isWhole) await page.evaluate(() => scrollTo(0, 0));
    photographs.push(await page.screenshot({ fullPage: isWhole }));
    await context.close();
  }
  return photographs;
}

async function run(names: readonly string[]): Promise<void> {
  if (!existsSync(join(ROOT, 'dist', 'index.html')))
    throw new Error('Nothing is built: npm run build first.');
  const known = languageCodes.flatMap((language) => listSubjects(language).map(({ name }) => name));
  const unknown = names.filter((name) => name !== DOCS && !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `No page or state is called ${unknown.join(', ')}. There are: ${[...new Set(known)].join(', ')}.`,
    );
  }
  const executablePath = requireBrowser();
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const { url, close } = await serveSite({
    folder: join(ROOT, 'dist'),
    port: 0,
    before: [createMailboxHandler(mailbox)],
  });
  const args = [...browserFlags, ...fastTestFlags, paintsPictures];
  const browser = await chromium.launch({ executablePath, args });
  const isForDocs = names.includes(DOCS);
  if (isForDocs) await writeDocsPictures(browser, url);
  for (const language of isForDocs ? [] : languageCodes) {
    for (const subject of listSubjects(language)) {
      if (names.length > 0 && !names.includes(subject.name)) continue;
      const path = join('.cache', 'screenshots', language, `${subject.name}.png`);
      await writeContactSheet(join(ROOT, path), await photograph(browser, url, language, subject));
      console.log(path);
    }
  }
  await browser.close();
  await close();
  await rm(mailbox, { recursive: true });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
