// Draws the coasts of the map of the page About: public/drawings/coasts.svg.
//   node scripts/coasts.ts
// Run it after a change of the frame of that map.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCoasts } from './drawings/coasts.ts';

await writeFile(join(import.meta.dirname, '../public/drawings/coasts.svg'), drawCoasts());
