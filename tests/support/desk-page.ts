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
/** Time for a desk to open on a busy machine, ms. */
const OPENING_LIMIT_MS = 300_000;

/** Time for the desk's page, which has hundreds of modules, on a busy machine, ms. */
const ANSWER_LIMIT_MS = 20_000;

export const expect = expectSoon.configure({ timeout: ANSWER_LIMIT_MS });

export const desktop = { width: 1440, height: 900 };

/** A desk for a copy of the bundles. */
type RunningDesk = {
  url: string;
  origin: string;
  read: (file: string) => string;
  /** Changes a file from outside the desk. */
  change: (file: string, from: string, to: string) => void;
  /** Kills the server immediately. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/** Makes the server read the bundles, prepare a page and locate texts, so that tests do not wait for it. */
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
      // Editors write atomically.
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

/** Removes all reviews from the copy. */
function forgetReviews(folder: string): void {
  for (const language of languageCodes) {
    const file = join(folder, 'state', `${language}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"reviewed": true', '"reviewed": false'));
  }
}

/** A shared desk page, and its errors so far. */
type KeptPage = { page: Page; listFaults: () => string[] };

/**
 * Browser test of the translators' desk. Tests in a file share a server and a copy of the bundles; most share one page,
 * `open`, without previews.
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

/** Closes what the previous test left open, and hides its message. */
function leaveNothing() {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.querySelector('footer [role=status]')?.setAttribute('hidden', '');
}

/** Disables previews, which take most of a test's time. */
export async function leaveOutPages(page: Page) {
  await page.route(/:\d+\/(?:[a-z]{2}(?:\/[^.]*)?)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** Disables text locations and findings, which a new server must compute first. */
export async function leaveOutFindings(page: Page) {
  await page.route('**/api/places', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/findings?*', (route) => route.fulfill({ json: [] }));
}

/** Opens the desk at a text without previews. */
export async function openAlone(page: Page, desk: Pick<RunningDesk, 'url'>, name: string) {
  await leaveOutPages(page);
  await page.goto(`${desk.url}#${encodeURIComponent(name)}`);
  await expect(fieldOf(page, name)).toBeVisible();
}

/** Opens the desk at a text, `ar/pages/home.json:menu`, and waits until it can be edited. */
export async function openText(page: Page, desk: RunningDesk, name: string) {
  await page.goto(`${desk.url}#${encodeURIComponent(name)}`);
  await expect(fieldOf(page, name)).toBeVisible();
  // A text saved while a page loads would differ between its script and its markup.
  for (const title of ['The page at desktop width', 'The page at phone width']) {
    await expect(page.frameLocator(`iframe[title="${title}"]`).locator('html[data-ready]')).toBeAttached();
  }
}

/** Locates the field of a text in the editor. */
export function fieldOf(page: Page, name: string) {
  return page.locator(`textarea[data-name="${name}"]`);
}

/** Returns a pattern for a text in the preview, with or without marks between its letters. */
export function marked(text: string): RegExp {
  const letters = [...text].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&').replace(' ', '\\s'));
  return new RegExp(letters.join('[\\u{E0020}-\\u{E007F}\\u{2060}]*'), 'u');
}

/** Locates the visible preview. */
export function previewOf(page: Page) {
  return page.frameLocator('iframe:visible');
}
