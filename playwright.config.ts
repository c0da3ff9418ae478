import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

const browser = findBrowser();
if (browser === null) {
  throw new Error('No browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH.');
}
// Workers read this file again and need not search again.
process.env['CHROME_PATH'] = browser;

const quietFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// Chromium's sandbox refuses to run as root.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/browser-tests',
  globalSetup: './tests/support/serve-build.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '.cache/check/browser.json' }]],
  use: {
    // Set by the global set-up, once the server listens.
    baseURL: process.env['E2E_URL'] ?? '',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: browser, args: [...quietFlags, ...rootFlags] },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
  },
});
