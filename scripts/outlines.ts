// Draws texts of the other script as outlines, as pages fetch the type of one script only:
// the headlines of the page about web development, and the screen of the second phone of that about apps.
//   node scripts/outlines.ts
// Run it after a change of either.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { drawHeadlines } from './drawings/headlines.ts';
import { drawTwinTexts } from './drawings/twin-texts.ts';

const PAGES = join(import.meta.dirname, '../src/pages');

async function write(file: string, text: string): Promise<void> {
  const { code } = await format(file, text, { printWidth: 110, singleQuote: true });
  await writeFile(join(PAGES, file), code);
}

await write('services-web-development/headlines.ts', await drawHeadlines());
await write('services-app-development/twin-texts.ts', await drawTwinTexts());
