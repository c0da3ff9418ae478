import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFaces, fileOfFace } from '#src/prerender/font-faces.server.ts';
import fallbackFonts from '#src/theme/fonts/stand-ins.json' with { type: 'json' };
import { tokens } from '#src/theme/tokens.ts';
import { cutFont } from './cut-font.ts';
import { writeFallbackFonts } from './match-fonts.ts';

it.each(allFaces)(
  'the font $name has exactly the letters of its declaration: node scripts/fonts.ts',
  async (face) => {
    const cut = await cutFont(face);
    expect(readFileSync(join(import.meta.dirname, '../..', fileOfFace(face))).equals(cut)).toBe(true);
  },
);

it('fallback fonts have the same width and height as the fonts: node scripts/fonts.ts', async () => {
  expect(await writeFallbackFonts()).toEqual(fallbackFonts);
});

it.each(['body', 'heading', 'otherScript'] as const)(
  'the font stack %s contains every fallback font family',
  (role) => {
    const families = [...`${fallbackFonts.latin}${fallbackFonts.arabic}`.matchAll(/font-family:("[^"]+")/g)];
    expect(families.length).toBeGreaterThan(0);
    for (const [, family = ''] of families) expect(tokens.fonts[role]?.value).toContain(family);
  },
);
