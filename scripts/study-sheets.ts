// Draws the sheets of case studies that stand in lists: public/drawings/<study>.svg.
//   node scripts/study-sheets.ts
// Run it after a change of a drawing in src/pages/case-study/drawings.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSheets } from './drawings/sheets.ts';

const folder = join(import.meta.dirname, '../public/drawings');
for (const [name, sheet] of Object.entries(drawSheets())) await writeFile(join(folder, `${name}.svg`), sheet);
