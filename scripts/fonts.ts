// Cuts the fonts of the site to the letters in use, into src/theme/fonts.
//   node scripts/fonts.ts
// Run it after a change of a face in src/prerender/font-faces.server.ts, or of a font.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allFaces, fileOfFace } from '#src/prerender/font-faces.server.ts';
import { cutFont } from './fonts/cut-font.ts';

for (const face of allFaces) {
  await writeFile(join(import.meta.dirname, '..', fileOfFace(face)), await cutFont(face));
}
