import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { findBrowser } from './find-browser.ts';

/** Browser engines that the tests use. */
export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK'] as const;
/** A browser engine. */
export type EngineName = (typeof engineNames)[number];

/** Debian packages of each engine. */
export const enginePackages = {
  Chromium: ['chromium-headless-shell'],
  Firefox: ['firefox-esr'],
  WebKitGTK: ['webkit2gtk-driver', 'xvfb'],
} as const satisfies Record<EngineName, readonly string[]>;

/** Programs needed to run WebKitGTK. */
export type WebKitPrograms = { driver: string; browser: string; display: string };

const libraryFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((system) => `/usr/lib/${system}`);
const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Finds Firefox: the one in `FIREFOX_PATH`, or else an installed one. */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen !== undefined) return existsSync(chosen) ? chosen : undefined;
  return findOnPath('firefox-esr') ?? findOnPath('firefox') ?? firefoxPlaces.find((path) => existsSync(path));
}

/** Finds WebKitGTK with the browser and display that its driver needs. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  const browser = libraryFolders
    .map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
  return driver === undefined || display === undefined || browser === undefined
    ? undefined
    : { driver, browser, display };
}

/** Returns a sentence about what an engine lacks; `null` if it can start. */
export function describeMissing(name: EngineName): string | null {
  const install = `install the packages ${enginePackages[name].join(' and ')} of Debian`;
  switch (name) {
    case 'Chromium':
      return findBrowser() === null ? `Chromium is missing: ${install}, or name one in CHROME_PATH.` : null;
    case 'Firefox':
      return findFirefox() === undefined
        ? `Firefox is missing: ${install}, or name one in FIREFOX_PATH.`
        : null;
    case 'WebKitGTK':
      return findWebKit() === undefined
        ? `WebKitGTK, its driver or a screen for it is missing: ${install}.`
        : null;
    default:
      return name satisfies never;
  }
}
