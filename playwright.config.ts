import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { isSample, sampleTests } from './scripts/launch/is-sample.ts';
import { browserFlags, findBrowser, fastTestFlags } from './scripts/find-browser.ts';

const browser = findBrowser();
if (browser === null) {
  throw new Error('No browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH.');
}
// Workers read this file again and need not search again.
process.env['CHROME_PATH'] = browser;

/** Another owner's site is not asked what the sample says. */
const left = isSample(import.meta.dirname) ? [] : [sampleTests];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/browser-tests',
  globalSetup: './tests/support/serve-build.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // The desk's tests share a server and run one by one; they begin first, so that nobody waits for them at the end.
  projects: [
    { name: 'desk', testMatch: 'desk*.spec.ts', testIgnore: left },
    { name: 'site', testIgnore: ['desk*.spec.ts', ...left] },
  ],
  reporter: [['dot'], ['json', { outputFile: '.cache/check/browser.json' }]],
  use: {
    // Set by the global set-up, once the server listens.
    baseURL: process.env['E2E_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: browser, args: [...browserFlags, ...fastTestFlags] },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
  },
});
