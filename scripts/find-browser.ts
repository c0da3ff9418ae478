import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { exitWithError } from './exit-with-error.ts';

/** Chromium's headless shell: enough for tests, in half the time. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
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

/** Lists the usual paths of installed browsers, most likely first. */
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

/** Returns whether a browser starts. On some systems the path is a script that only suggests an installation. */
function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows, --version would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Finds Chromium, Chrome or Edge: the one in `CHROME_PATH`, or else an installed one, or else Playwright's.
 * @param needs `windows` for a full browser as visitors use it, as measurements need
 * @returns Its path, or `null` if there is none.
 * @throws Error if `CHROME_PATH` is not a working browser
 */
export function findBrowser(needs: 'engine' | 'windows' = 'engine'): string | null {
  const isSuited = (path: string) => needs === 'engine' || !path.endsWith(headlessShell);
  const chosen = process.env['CHROME_PATH'] ?? '';
  if (chosen !== '' && isSuited(chosen)) {
    if (isUsable(chosen)) return chosen;
    throw new Error(`CHROME_PATH names no browser that starts: ${chosen}`);
  }
  const paths = listBrowserPaths({ platform: process.platform, environment: process.env });
  return [...paths.filter(isSuited), chromium.executablePath()].find(isUsable) ?? null;
}

/** Like `findBrowser`, but exits with an error if there is none. */
export function requireBrowser(): string {
  return (
    findBrowser() ?? exitWithError('No browser was found. Install Chromium, or name one in CHROME_PATH.')
  );
}

/** Renders letters at exact widths, as phones and most desktops do; headless browsers round them to whole pixels. */
const noFontHinting = '--font-render-hinting=none';

const quietFlags = [
  noFontHinting,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags of a browser without background traffic. Chromium's sandbox cannot run as root. */
export const browserFlags = process.getuid?.() === 0 ? [...quietFlags, '--no-sandbox'] : quietFlags;

/**
 * Flags that speed up tests: one renderer process without a GPU saves a quarter of the time on two cores. Compiling
 * scripts with source positions saves a tenth, because automation records the stack of every error. Not for benchmarks.
 */
export const fastTestFlags = [
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--js-flags=--no-enable-lazy-source-positions',
];
