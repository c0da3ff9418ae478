// Draws files of public/drawings: coasts of the maps, and what stands far behind the drawn site;
// and docs/pictures/ways.svg, with which CONTRIBUTING begins. The drawings of case studies are files that no code draws.
//   npm run drawings
// Run it after a change of the site in src/ui/site-drawing, of the frames of the maps, or of a file that the drawing of the ways names.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawBackdrops } from './drawings/backdrops.ts';
import { drawCoasts } from './drawings/coasts.ts';
import { drawWays } from './drawings/ways.ts';

const folder = join(import.meta.dirname, '../public/drawings');
const drawings = {
  ...drawBackdrops(),
  coasts: drawCoasts('reach'),
  'coasts-press-america': drawCoasts('press-america'),
  'coasts-press-mena': drawCoasts('press-mena'),
};
for (const [name, drawing] of Object.entries(drawings)) await writeFile(join(folder, `${name}.svg`), drawing);
await writeFile(join(import.meta.dirname, '../docs/pictures/ways.svg'), drawWays());
