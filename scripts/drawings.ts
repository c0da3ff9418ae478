// Draws the coasts of the maps, files of public/drawings, and docs/pictures/ways.svg, with which CONTRIBUTING begins. All
// other drawings of that folder are files that no code draws.
//   npm run drawings
// Run it after a change of the frames of the maps, or of a file that the drawing of the ways names.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCoasts, drawPressCoasts } from './drawings/coasts.ts';
import { drawWays } from './drawings/ways.ts';

const folder = join(import.meta.dirname, '../public/drawings');
const drawings = {
  coasts: drawCoasts('reach'),
  'coasts-press': drawPressCoasts(),
};
for (const [name, drawing] of Object.entries(drawings)) await writeFile(join(folder, `${name}.svg`), drawing);
await writeFile(join(import.meta.dirname, '../docs/pictures/ways.svg'), drawWays());
