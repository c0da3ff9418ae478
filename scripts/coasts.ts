// Draws the coasts of the maps of About and Home: public/drawings/coasts.svg and coasts-press.svg.
//   node scripts/coasts.ts
// Run it after a change of the frames of those maps.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCoasts } from './drawings/coasts.ts';

const folder = join(import.meta.dirname, '../public/drawings');
await writeFile(join(folder, 'coasts.svg'), drawCoasts('reach'));
await writeFile(join(folder, 'coasts-press.svg'), drawCoasts('press'));
