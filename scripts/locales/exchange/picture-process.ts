// Takes screenshots of texts. Arguments: locales folder, language of descriptions, output file, bundles.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { isWordLanguage } from '#src/content/read/words.server.ts';
import { serveDesk } from '../../desk/server/serve-desk.ts';
import { browserFlags, requireBrowser, fastTestFlags } from '../../find-browser.ts';
import { photographPlaces } from './photograph-places.ts';

/** First port to try for the desk. */
const PORT = 5190;

async function run([folder = '', reader = '', out = '', ...files]: readonly string[]) {
  const executablePath = requireBrowser();
  const { url } = await serveDesk({ folder, port: PORT });
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...fastTestFlags] });
  const words = isWordLanguage(reader) ? reader : 'en';
  const onOpen = (address: string) => console.log(address);
  writeFileSync(
    out,
    JSON.stringify(await photographPlaces({ browser, url, files: new Set(files), words, onOpen })),
  );
  await browser.close();
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
// The server's file watcher would keep the process alive.
process.exit();
