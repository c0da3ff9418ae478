// Draws the logos of the sample company and its clients to public/brand/**:
//   node scripts/brand/draw.ts
// The owner replaces them with their own; `npm run brand` generates icons and pictures from them.
// The monogram is geometry (mark.ts). Words are outlined from IBM Plex with HarfBuzz (outline.ts), so the files need
// no font. The sample clients are in clients.ts, the name is in the bundles, and the colors are design tokens.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { colors } from '#src/theme/tokens.ts';
import { clientLogos } from './clients.ts';
import { markBody, markSun } from './mark.ts';
import { openFonts, place, round, text } from './outline.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const BRAND = join(PROJECT, 'public', 'brand');

const { signal: TEAL, signalOnInk: TEAL_ON_DARK, sun: SUN, ink: INK, onInk: PALE } = colors;
const CLIENT_INK = '#44535F';

const MARK_FIELD = 48;

const company = z.object({ name: z.string() });

function readName(language: 'en' | 'ar'): string {
  const file = join(PROJECT, 'locales', language, 'company.json');
  return company.parse(JSON.parse(readFileSync(file, 'utf8'))).name;
}

type Painted = {
  d: string;
  fill: string;
};

function svg(width: number, height: number, paths: readonly Painted[]): string {
  const body = paths.map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">${body}</svg>\n`;
}

/** The monogram in its 48 x 48 field, moved and scaled. */
const mark = (fill: string, dx = 0, dy = 0, scale = 1): Painted[] => [
  { d: place(markBody, dx, dy, scale).d, fill },
  { d: place(markSun, dx, dy, scale).d, fill: SUN },
];

// ---------------------------------------------------------------- logos: monogram and word on one line, height 40

const LOGO_HEIGHT = 40;
const MARK_TOP = markBody.box.y0;
const MARK_HEIGHT = markBody.box.y1 - markBody.box.y0;
const MARK_SCALE = LOGO_HEIGHT / MARK_HEIGHT;
const MARK_WIDTH = (markBody.box.x1 - markBody.box.x0) * MARK_SCALE;

const markAt = (x: number, fill: string): Painted[] =>
  mark(fill, x - markBody.box.x0 * MARK_SCALE, -MARK_TOP * MARK_SCALE, MARK_SCALE);

/** The baseline is slightly above the foot of the V. */
const BASELINE = 33.6;
const GAP = 11;

function logoEnglish(markFill: string, wordFill: string): string {
  const word = text(readName('en'), { size: 38, weight: 600, tracking: -8 });
  const placed = place(word, MARK_WIDTH + GAP - word.box.x0, BASELINE);
  return svg(placed.box.x1, LOGO_HEIGHT, [...markAt(0, markFill), { d: placed.d, fill: wordFill }]);
}

function logoArabic(markFill: string, wordFill: string): string {
  const word = text(readName('ar'), { font: 'arabic', size: 37 });
  const middle = (word.box.y0 + word.box.y1) / 2;
  const placed = place(word, -word.box.x0, LOGO_HEIGHT / 2 - middle);
  return svg(placed.box.x1 + GAP + MARK_WIDTH, LOGO_HEIGHT, [
    { d: placed.d, fill: wordFill },
    ...markAt(placed.box.x1 + GAP, markFill),
  ]);
}

// ---------------------------------------------------------------- write everything

const CLIENT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz& .الجسر';
await openFonts(CLIENT_LETTERS + readName('en') + readName('ar'));
await mkdir(join(BRAND, 'clients'), { recursive: true });

const files: Record<string, string> = {
  'mark.svg': svg(MARK_FIELD, MARK_FIELD, mark(TEAL)),
  'mark-on-dark.svg': svg(MARK_FIELD, MARK_FIELD, mark(TEAL_ON_DARK)),
  'logo-en.svg': logoEnglish(TEAL, INK),
  'logo-en-on-dark.svg': logoEnglish(TEAL_ON_DARK, PALE),
  'logo-ar.svg': logoArabic(TEAL, INK),
  'logo-ar-on-dark.svg': logoArabic(TEAL_ON_DARK, PALE),
};
for (const [id, d] of clientLogos()) {
  files[`clients/${id}.svg`] = svg(160, 56, [{ d, fill: CLIENT_INK }]);
}
for (const [name, data] of Object.entries(files)) {
  await writeFile(join(BRAND, name), data);
  console.log(`${name}  ${data.length} bytes`);
}
