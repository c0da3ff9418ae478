import process from 'node:process';
import { findBrowser } from './find-browser.ts';
import { isDebianRoot, listInstallCommands, runAll } from './install-system-package.ts';

function installPackage(name: string) {
  return {
    label: `the system's package ${name}`,
    isPossible: isDebianRoot,
    commands: listInstallCommands(name),
  } as const;
}

/** Ways to install a browser, most reliable first. */
const ways = [
  installPackage('chromium-headless-shell'),
  installPackage('chromium'),
  {
    label: "Playwright's own Chromium",
    isPossible: () => true,
    commands: [
      [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium'],
    ],
  },
] as const;

/** Finds a browser, or installs one the first way that works. */
function ensureBrowser(): string | null {
  let browser = findBrowser();
  for (const { label, isPossible, commands } of ways) {
    if (browser !== null || !isPossible()) continue;
    console.log(`No browser found; installing ${label} …`);
    runAll(commands);
    browser = findBrowser();
  }
  return browser;
}

try {
  if (ensureBrowser() === null) {
    throw new Error(
      'There is no browser for the browser tests, and none could be installed: ' +
        'install Chromium, Chrome or Edge, or name one in CHROME_PATH.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
