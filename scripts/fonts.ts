// Subsets the fonts of the site to the letters in use, and writes their fallback metrics to src/theme/fonts:
//   node scripts/fonts.ts
// Run it after changing src/prerender/font-faces.server.ts, a font, or scripts/fonts/system-fonts.json.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allFaces, fileOfFace } from '#src/prerender/font-faces.server.ts';
import { cutFont } from './fonts/cut-font.ts';
import { writeFallbackFonts } from './fonts/match-fonts.ts';

const root = join(import.meta.dirname, '..');

for (const face of allFaces) await writeFile(join(root, fileOfFace(face)), await cutFont(face));
const fallbackFonts = `${JSON.stringify(await writeFallbackFonts(), null, 2)}\n`;
await writeFile(join(root, 'src/theme/fonts/stand-ins.json'), fallbackFonts);
