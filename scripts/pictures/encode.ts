// Creates public/pictures/* and locales/shared/pictures.json from the masters in this folder:
//   node scripts/pictures/encode.ts [name ...]     (encodes only these; the list is always complete)
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { exitWithError } from '../exit-with-error.ts';
import { gradePicture } from './grade.ts';
import { listMasters, readMaster } from './read-masters.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MASTERS = join(import.meta.dirname, 'masters');
const OUT = join(ROOT, 'public', 'pictures');
const LIST = join(ROOT, 'locales', 'shared', 'pictures.json');

const WIDTHS = [480, 750, 1080, 1600, 2000];
const JPG_WIDTH = 1080;
/** Thumbnail of a search result, at double resolution. */
const THUMB = { width: 128, height: 96 };
/** Maximum sizes of an AVIF: a hero on a phone, a full-width picture on a desktop. */
const AVIF_LIMITS = [
  { width: 1080, bytes: 60_000 },
  { width: 2000, bytes: 110_000 },
];
const AVIF_QUALITY = 68;
const AVIF_LOWEST = 38;

type Picture = {
  width: number;
  height: number;
  widths: number[];
  jpg: number[];
  color: string;
};

/** Returns the standard widths up to the master's, plus its own if it is clearly larger than the last one. */
function widthsFor(master: number): number[] {
  const fitting = WIDTHS.filter((width) => width <= master);
  const largest = fitting.at(-1) ?? 0;
  return master - largest > 60 ? [...fitting, master] : fitting;
}

/** Returns the average color, slightly darkened, so that light text is readable before the picture loads. */
async function placeholder(master: Buffer): Promise<string> {
  const { channels } = await sharp(master).removeAlpha().stats();
  const hex = channels
    .slice(0, 3)
    .map((channel) =>
      Math.round(channel.mean * 0.85)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return `#${hex}`;
}

/** Returns the best quality that keeps every AVIF within its limit, or the lowest allowed; all widths share it. */
async function avifQuality(master: Buffer, widths: readonly number[]): Promise<number> {
  const largest = widths.at(-1) ?? 0;
  const limits = AVIF_LIMITS.filter(({ width }) => width <= largest);
  for (let quality = AVIF_QUALITY; quality > AVIF_LOWEST; quality -= 4) {
    const sizes = limits.map(async ({ width, bytes }) => {
      const data = await sharp(master).resize(width).avif({ quality, effort: 6 }).toBuffer();
      return data.length <= bytes;
    });
    if ((await Promise.all(sizes)).every(Boolean)) return quality;
  }
  return AVIF_LOWEST;
}

async function encode(name: string, master: Buffer, widths: readonly number[], jpg: readonly number[]) {
  const quality = await avifQuality(master, widths);
  const sizes: string[] = [];
  for (const width of widths) {
    const resized = sharp(master).resize(width, null, { kernel: 'lanczos3' });
    const base = join(OUT, `${name}-${width}`);
    await resized.clone().avif({ quality, effort: 6 }).toFile(`${base}.avif`);
    await resized.clone().webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(`${base}.webp`);
    if (jpg.includes(width)) {
      await resized.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${base}.jpg`);
    }
    sizes.push(`${width}: ${Math.round((await stat(`${base}.avif`)).size / 1000)} kB`);
  }
  await sharp(master)
    .resize(THUMB)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(OUT, `${name}-thumb.webp`));
  console.log(`${name}  avif q${quality}  ${sizes.join(', ')}`);
}

const only = new Set(process.argv.slice(2));
const { taken, ignored } = listMasters(MASTERS);
const unknown = [...only].filter((name) => !taken.has(name));
if (ignored.length + unknown.length > 0) {
  const files = [...ignored, ...unknown].join(', ');
  exitWithError(
    `Not taken from masters/: ${files}. A picture is there once, as <name>.webp, .jpg, .jpeg or .png, its name in small letters, digits and hyphens.`,
  );
}
const list: Record<string, Picture> = {};
await mkdir(OUT, { recursive: true });
for (const file of await readdir(OUT)) {
  const name = file.slice(0, file.lastIndexOf('-'));
  if (only.size === 0 || only.has(name)) await rm(join(OUT, file));
}
for (const [name, file] of taken) {
  const master = await gradePicture(await readMaster(join(MASTERS, file), Math.max(...WIDTHS)));
  const { width, height } = await sharp(master).metadata();
  const widths = widthsFor(width);
  const largest = widths.at(-1) ?? width;
  const jpg = [...new Set([Math.min(JPG_WIDTH, largest), largest])];
  if (only.size === 0 || only.has(name)) {
    console.log(`${name}  is made in every size and format, which takes some minutes on a slow machine …`);
    await encode(name, master, widths, jpg);
  }
  list[name] = { width, height, widths, jpg, color: await placeholder(master) };
}
await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`);
