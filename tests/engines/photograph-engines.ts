// Takes screenshots of a few pages in every installed engine: node tests/engines/photograph-engines.ts <folder>
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { serveSite } from '../../server/serve-site.ts';
import { describeMissing, engineNames } from '../../scripts/find-engines.ts';
import { awaitFrames, endSkeleton } from '../support/in-page.ts';
import { openWindow } from './open-window.ts';

const pages = ['home', 'services-sla', 'services-infrastructure', 'case-studies', 'contact'] as const;
const size = { width: 1440, height: 900 };

/** Waits until the pictures of the first view are decoded. Runs in the page. */
async function decodePictures(): Promise<void> {
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.allSettled(seen.map((image) => image.decode()));
}

const [folder = '.cache/engines'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { url, close } = await serveSite({ folder: 'dist', port: 0 });
for (const name of engineNames.filter((each) => describeMissing(each) === null)) {
  const engine = await openWindow(name);
  await engine.resize(size.width, size.height);
  for (const language of languageCodes) {
    for (const id of pages) {
      await engine.open(url + addressOf(id, language).slice(1));
      await engine.look(decodePictures);
      await engine.look(endSkeleton);
      await engine.look(awaitFrames);
      writeFileSync(join(folder, `${id}-${language}-${name}.png`), await engine.photograph());
    }
  }
  await engine.close();
}
await close();
