// Draws the icons of the site from public/brand/mark.svg, mark-on-dark.svg and the design's colors:
//   node scripts/icons.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Icon, listIcons } from './icons/write-icons.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const ICO_SIZES = [16, 32, 48];
const ENTRY_BYTES = 16;
/** Pixels per inch at which an SVG keeps its own size. */
const DENSITY = 72;

async function drawPng({ svg, mark, size }: Icon, width = size): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: Math.max(DENSITY, (DENSITY * width) / size) })
    .resize(width, width)
    .withExif({ IFD0: { ImageDescription: mark } })
    .png({ compressionLevel: 9, palette: width > 48, colors: 128 })
    .toBuffer();
}

function packIco(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const at = 6 + ENTRY_BYTES * index;
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

async function drawIcon(icon: Icon): Promise<string | Buffer> {
  if (icon.file.endsWith('.svg')) return icon.svg;
  if (icon.file.endsWith('.png')) return drawPng(icon);
  const images = ICO_SIZES.map(async (size) => ({ size, data: await drawPng(icon, size) }));
  return packIco(await Promise.all(images));
}

for (const icon of listIcons(PUBLIC)) {
  await writeFile(join(PUBLIC, icon.file), await drawIcon(icon));
  console.log(`public/${icon.file}`);
}
