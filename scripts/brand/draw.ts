// Draws the brand again: public/brand/**, public/favicon.*, apple-touch-icon.png and icon-*.png.
//   node scripts/brand/draw.ts
// The monogram is geometry (mark.ts); words are outlined from IBM Plex by HarfBuzz (outline.ts), so that no file
// needs a font; the sample clients are in clients.ts. Colours are the tokens of the design.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { clientLogos } from './clients.ts';
import { markBody, markSun } from './mark.ts';
import { openFonts, place, round, text } from './outline.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');
const BRAND = join(PUBLIC, 'brand');

const TEAL = '#0B6E69';
const TEAL_ON_DARK = '#5FD3C6';
const SUN = '#F2A33A';
const INK = '#0B1B2B';
const PALE = '#F4EFE6';
const PAPER = '#FFFFFF';
const CLIENT_INK = '#44535F';

const MARK_FIELD = 48;

type Painted = {
  d: string;
  fill: string;
};

function svg(width: number, height: number, paths: readonly Painted[], ground = ''): string {
  const body = paths.map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">${ground}${body}</svg>\n`;
}

/** The monogram in its 48 x 48 field, moved and scaled. */
const mark = (fill: string, dx = 0, dy = 0, scale = 1): Painted[] => [
  { d: place(markBody, dx, dy, scale).d, fill },
  { d: place(markSun, dx, dy, scale).d, fill: SUN },
];

// ---------------------------------------------------------------- logos: monogram and word on one line, 40 high

const LOGO_HEIGHT = 40;
const MARK_TOP = markBody.box.y0;
const MARK_HEIGHT = markBody.box.y1 - markBody.box.y0;
const MARK_SCALE = LOGO_HEIGHT / MARK_HEIGHT;
const MARK_WIDTH = (markBody.box.x1 - markBody.box.x0) * MARK_SCALE;

const markAt = (x: number, fill: string): Painted[] =>
  mark(fill, x - markBody.box.x0 * MARK_SCALE, -MARK_TOP * MARK_SCALE, MARK_SCALE);

/** The word stands on a line a little above the foot of the V. */
const BASELINE = 33.6;
const GAP = 11;

function logoEnglish(markFill: string, wordFill: string): string {
  const word = text('Veltara', { size: 38, weight: 600, tracking: -8 });
  const placed = place(word, MARK_WIDTH + GAP - word.box.x0, BASELINE);
  return svg(placed.box.x1, LOGO_HEIGHT, [...markAt(0, markFill), { d: placed.d, fill: wordFill }]);
}

function logoArabic(markFill: string, wordFill: string): string {
  const word = text('فيلتارا', { font: 'arabic', size: 37 });
  const middle = (word.box.y0 + word.box.y1) / 2;
  const placed = place(word, -word.box.x0, LOGO_HEIGHT / 2 - middle);
  return svg(placed.box.x1 + GAP + MARK_WIDTH, LOGO_HEIGHT, [
    { d: placed.d, fill: wordFill },
    ...markAt(placed.box.x1 + GAP, markFill),
  ]);
}

// ---------------------------------------------------------------- icons

/** A square of the size asked; `share` of it is the monogram's field. */
function tile(size: number, share: number, ground: string, fill: string, radius = 0): string {
  const k = (size * share) / MARK_FIELD;
  const inset = (size * (1 - share)) / 2;
  const back = `<rect width="${size}" height="${size}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${ground}"/>`;
  return svg(size, size, mark(fill, inset, inset, k), back);
}

const png = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 72 * Math.max(1, size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48, colours: 128 })
    .toBuffer();

/** An ICO file is a directory of PNG files. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const ENTRY = 16;
  const head = Buffer.alloc(6 + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const at = 6 + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

// ---------------------------------------------------------------- write everything

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz& .فيلتاراالجسر';
await openFonts(LETTERS);
await mkdir(join(BRAND, 'clients'), { recursive: true });

const favicon = tile(48, 0.8, INK, TEAL_ON_DARK, 10);
const small = tile(48, 0.9, INK, TEAL_ON_DARK, 8);
const files: Record<string, string | Buffer> = {
  'brand/mark.svg': svg(MARK_FIELD, MARK_FIELD, mark(TEAL)),
  'brand/mark-on-dark.svg': svg(MARK_FIELD, MARK_FIELD, mark(TEAL_ON_DARK)),
  'brand/logo-en.svg': logoEnglish(TEAL, INK),
  'brand/logo-en-on-dark.svg': logoEnglish(TEAL_ON_DARK, PALE),
  'brand/logo-ar.svg': logoArabic(TEAL, INK),
  'brand/logo-ar-on-dark.svg': logoArabic(TEAL_ON_DARK, PALE),
  'favicon.svg': favicon,
  'favicon.ico': ico([
    { size: 16, data: await png(small, 16) },
    { size: 32, data: await png(favicon, 32) },
    { size: 48, data: await png(favicon, 48) },
  ]),
  'apple-touch-icon.png': await png(tile(180, 0.66, PAPER, TEAL), 180),
  'icon-192.png': await png(tile(192, 0.72, PAPER, TEAL, 28), 192),
  'icon-512.png': await png(tile(512, 0.72, PAPER, TEAL, 76), 512),
  'icon-maskable-512.png': await png(tile(512, 0.54, PAPER, TEAL), 512),
};
for (const [id, d] of clientLogos()) {
  files[`brand/clients/${id}.svg`] = svg(160, 56, [{ d, fill: CLIENT_INK }]);
}
for (const [name, data] of Object.entries(files)) {
  await writeFile(join(PUBLIC, name), data);
  console.log(`${name}  ${data.length} bytes`);
}
