// Draws the files of public/drawings: sheets for lists of the case studies whose pages open with a drawing of the code, coasts of the maps, and what stands far behind the drawn site;
// and docs/pictures/ways.svg, with which CONTRIBUTING begins.
//   npm run drawings
// Run it after a change of a drawing in src/pages/case-study/drawings, of the site in src/ui/site-drawing, of the frames of the maps,
// or of a file that the drawing of the ways names.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSite } from '#src/content/read/read-site.server.ts';
import { drawBackdrops } from './drawings/backdrops.ts';
import { drawCoasts } from './drawings/coasts.ts';
import { listDrawnStudies } from './drawings/drawn-figures.ts';
import { drawSheets } from './drawings/sheets.ts';
import { drawWays } from './drawings/ways.ts';

const folder = join(import.meta.dirname, '../public/drawings');
const drawings = {
  ...drawSheets(listDrawnStudies(readSite(join(import.meta.dirname, '../locales')))),
  ...drawBackdrops(),
  coasts: drawCoasts('reach'),
  'coasts-press-america': drawCoasts('press-america'),
  'coasts-press-mena': drawCoasts('press-mena'),
};
for (const [name, drawing] of Object.entries(drawings)) await writeFile(join(folder, `${name}.svg`), drawing);
await writeFile(join(import.meta.dirname, '../docs/pictures/ways.svg'), drawWays());
