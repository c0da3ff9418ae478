// Draws the coasts of the maps to public/drawings, and docs/pictures/ways.svg, the diagram in CONTRIBUTING. Other
// drawings in that folder are not generated.
//   npm run drawings
// Run it after changing the map frames or a file named in the diagram.
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
