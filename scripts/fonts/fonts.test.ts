import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFaces, fileOfFace } from '#src/prerender/font-faces.server.ts';
import { cutFont } from './cut-font.ts';

it.each(allFaces)(
  'the font $name is cut to the letters that its face names: node scripts/fonts.ts',
  async (face) => {
    const cut = await cutFont(face);
    expect(readFileSync(join(import.meta.dirname, '../..', fileOfFace(face))).equals(cut)).toBe(true);
  },
);
