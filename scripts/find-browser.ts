import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { exitWithError } from './exit-with-error.ts';

/** The engine of Chromium without its windows: enough for tests, in half the time. */
const windowless = 'chromium-headless-shell';
const names = [
  windowless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Inputs of the search. */
export type Machine = { platform: NodeJS.Platform; environment: NodeJS.ProcessEnv };

/** Usual paths of an installed browser, the likeliest first. */
export function listBrowserPaths({ platform, environment }: Machine): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffix = platform === 'win32' ? '.exe' : '';
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  if (platform === 'darwin') {
    const roots = ['/Applications', join(environment['HOME'] ?? '', 'Applications')];
    const find = (root: string) =>
      macApplications.map((name) => join(root, `${name}.app/Contents/MacOS/${name}`));
    return [...roots.flatMap(find), ...onPath];
  }
  if (platform !== 'win32') return [...onPath, '/opt/google/chrome/chrome', '/snap/bin/chromium'];
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => environment[name]);
  const installed = roots.filter((root) => root !== undefined);
  return [...installed.flatMap((root) => windowsPrograms.map((program) => `${root}\\${program}`)), ...onPath];
}

/** Returns whether a browser starts. Some systems put a script there that only asks for an installation. */
function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // Windows opens a window when it is asked for the version.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Finds a Chromium, Chrome or Edge: the one that `CHROME_PATH` names, else an installed one, else Playwright's.
 * @param needs `windows` where the browser has to be the one that visitors have, as for measurements.
 * @returns Its path, or `null` when there is none.
 * @throws When `CHROME_PATH` names no browser.
 */
export function findBrowser(needs: 'engine' | 'windows' = 'engine'): string | null {
  const isSuited = (path: string) => needs === 'engine' || !path.endsWith(windowless);
  const chosen = process.env['CHROME_PATH'] ?? '';
  if (chosen !== '' && isSuited(chosen)) {
    if (isUsable(chosen)) return chosen;
    throw new Error(`CHROME_PATH names no browser that starts: ${chosen}`);
  }
  const paths = listBrowserPaths({ platform: process.platform, environment: process.env });
  return [...paths.filter(isSuited), chromium.executablePath()].find(isUsable) ?? null;
}

/** As `findBrowser`, for a command that ends where there is none. */
export function requireBrowser(): string {
  return (
    findBrowser() ?? exitWithError('No browser was found. Install Chromium, or name one in CHROME_PATH.')
  );
}

/** Letters as wide as on phones and most desktops: a browser without a window rounds each to whole pixels. */
const exactLetters = '--font-render-hinting=none';

const quietFlags = [
  exactLetters,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags of a browser that talks to nobody by itself. Chromium's sandbox refuses to run as root. */
export const browserFlags = process.getuid?.() === 0 ? [...quietFlags, '--no-sandbox'] : quietFlags;

/**
 * One process for all pages, drawn without a GPU: a quarter less time on two cores. In a browser that is driven every
 * error notes where it was made, for which scripts are read once more, unless they are compiled with their positions: a
 * tenth. Not for what measures speed.
 */
export const thriftyFlags = [
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--js-flags=--no-enable-lazy-source-positions',
];
