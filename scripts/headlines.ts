// Draws the headlines of the page about web development as outlines: src/pages/services-web-development/headlines.ts.
//   node scripts/headlines.ts
// Run it after a change of either headline.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { drawHeadlines } from './drawings/headlines.ts';

const target = join(import.meta.dirname, '../src/pages/services-web-development/headlines.ts');
await writeFile(
  target,
  await format(await drawHeadlines(), { parser: 'typescript', printWidth: 110, singleQuote: true }),
);
