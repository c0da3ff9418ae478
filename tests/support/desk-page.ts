import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { findPort } from '../../scripts/hosts/start-host.ts';
import { decideConsent } from './decide-consent.ts';
import { copyBundles } from './locales-copy.ts';
import { expect as expectSoon, test as base } from './quiet-page.ts';
import { watchContext } from './watch-context.ts';

const project = join(import.meta.dirname, '../..');
/** Time that a desk takes to open on a busy machine, where half a minute of work takes some minutes, ms. */
const OPENING_LIMIT_MS = 300_000;

/** Time that its page, which is built from hundreds of modules, takes on a busy machine, ms. */
const ANSWER_LIMIT_MS = 20_000;

export const expect = expectSoon.configure({ timeout: ANSWER_LIMIT_MS });

/** The window in which the desk is looked at. */
export const desktop = { width: 1440, height: 900 };

/** A desk over a copy of the bundles. */
type RunningDesk = {
  url: string;
  origin: string;
  read: (file: string) => string;
  /** Changes a file as another program does. */
  change: (file: string, from: string, to: string) => void;
  /** Ends the server at once, without a chance to finish anything. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/** Has the server read the bundles, prepare a page and find the places of texts, so that no test waits for that. */
async function warm(origin: string): Promise<void> {
  for (const path of ['/ar', '/admin/translate/api/overview', '/admin/translate/api/places']) {
    await (await fetch(origin + path)).text();
  }
}

async function openDesk(folder: string): Promise<RunningDesk> {
  const port = await findPort();
  const origin = `http://127.0.0.1:${String(port)}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(process.execPath, ['scripts/desk/server/desk-process.ts', folder, String(port)], {
      cwd: project,
    });
    let said = '';
    server.stderr?.on('data', (text) => (said += String(text)));
    await new Promise<void>((resolve, reject) => {
      server?.stdout?.on('data', (text) => (said += String(text)).includes(origin) && resolve());
      server?.on('exit', () => reject(new Error(`The desk has not opened: ${said}`)));
    });
  };
  await start();
  await warm(origin);
  return {
    url: `${origin}/admin/translate`,
    origin,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    change: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(from);
      // As editors save: nobody reads half a file.
      const whole = join(folder, `${file}.new`);
      writeFileSync(whole, text.replace(from, to));
      renameSync(whole, join(folder, file));
    },
    kill: async () => {
      if (server === undefined) return;
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    },
    start,
  };
}

/** Leaves every text to be reviewed, whoever has reviewed those of the project. */
function forgetReviews(folder: string): void {
  for (const language of languageCodes) {
    const file = join(folder, 'state', `${language}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"reviewed": true', '"reviewed": false'));
  }
}

/** A page of the desk that stays open, and what has gone wrong on it so far. */
type KeptPage = { page: Page; listFaults: () => string[] };

/**
 * The browser test of the translators' desk. The tests of a file share a server and a copy of the bundles; those that are
 * not about its opening share a page of it, `open`, without the pages on which texts stand.
 */
export const test = base.extend<{ open: Page }, { desk: RunningDesk; kept: KeptPage }>({
  desk: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'desk-'));
      const folder = join(root, 'locales');
      copyBundles(folder);
      forgetReviews(folder);
      const desk = await openDesk(folder);
      await use(desk);
      await desk.kill();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: OPENING_LIMIT_MS },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  kept: [
    async ({ browser, desk }, use) => {
      const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
      const listFaults = await watchContext(context, desk.origin);
      await decideConsent(context);
      const page = await context.newPage();
      await leaveOutPages(page);
      await use({ page, listFaults });
      await context.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ kept: { page, listFaults } }, use) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: null });
    await page.evaluate(leaveNothing);
    await use(page);
    expect(listFaults(), 'faults of the page').toEqual([]);
  },
});

/** Closes what the test before has left open, and hides what was said to it: whatever is said next stands in its place. */
function leaveNothing() {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.querySelector('footer [role=status]')?.setAttribute('hidden', '');
}

/** Leaves the pages out on which a text stands: they take most of the time of a test. */
export async function leaveOutPages(page: Page) {
  await page.route(/:\d+\/(?:[a-z]{2}(?:\/[^.]*)?)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** Leaves out where texts stand and what is wrong with them, which a server that has just begun has to find first. */
export async function leaveOutFindings(page: Page) {
  await page.route('**/api/places', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/findings?*', (route) => route.fulfill({ json: [] }));
}

/** Opens the desk at a text without the pages on which it stands. */
export async function openAlone(page: Page, desk: Pick<RunningDesk, 'url'>, name: string) {
  await leaveOutPages(page);
  await page.goto(`${desk.url}#${encodeURIComponent(name)}`);
  await expect(fieldOf(page, name)).toBeVisible();
}

/** Opens the desk at a text, `ar/pages/home.json:menu`, and waits until it can be written. */
export async function openText(page: Page, desk: RunningDesk, name: string) {
  await page.goto(`${desk.url}#${encodeURIComponent(name)}`);
  await expect(fieldOf(page, name)).toBeVisible();
  // A text that is saved while a page loads would be another one in its script than in its markup.
  for (const title of ['The page at desktop width', 'The page at phone width']) {
    await expect(page.frameLocator(`iframe[title="${title}"]`).locator('html[data-ready]')).toBeAttached();
  }
}

/** The field of a text in the editor. */
export function fieldOf(page: Page, name: string) {
  return page.locator(`textarea[data-name="${name}"]`);
}

/** Finds a text of the page in the preview, marks or none between its letters. */
export function marked(text: string): RegExp {
  const letters = [...text].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&').replace(' ', '\\s'));
  return new RegExp(letters.join('[\\u{E0020}-\\u{E007F}\\u{2060}]*'), 'u');
}

/** The page in the preview that is shown. */
export function previewOf(page: Page) {
  return page.frameLocator('iframe:visible');
}
