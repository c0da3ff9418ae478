import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFace } from '#src/prerender/font-faces.server.ts';
import { listCodes } from './font-letters.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');

/**
 * Features that browsers apply by default, and tabular figures. Others, such as small capitals, are a third of the size
 * and unused.
 */
const keepFeatures =
  'ccmp locl mark mkmk kern liga clig calt rclt rvrn tnum isol init medi fina rlig curs'.split(' ');

/** Tables that no style uses: names of weights for font menus, and line metrics that vary with the weight. */
const dropTables = ['STAT', 'MVAR', 'gasp'];

/**
 * Subsets a font to the letters, weights and features in use, without hinting. Renames it, because its license reserves
 * the original name.
 */
export async function cutFont({ source, keep, weights }: FontFace): Promise<Uint8Array> {
  const whole = await readFile(join(MODULES, source));
  const letters = String.fromCodePoint(...listCodes(keep));
  const axes = weights === undefined ? {} : { variationAxes: { wght: weights } };
  const options = { targetFormat: 'sfnt', keepFeatures, dropTables, noHinting: true, ...axes } as const;
  const cut = await subsetFont(whole, letters, options);
  return subsetFont(renameFont(Buffer.from(cut)), letters, { targetFormat: 'woff2' });
}

const RESERVED_NAME = 'Plex';
const OWN_NAME = 'Site';

/** Replaces the reserved name with the site's in the `name` table; both have the same length. */
function renameFont(font: Buffer): Buffer {
  const record = 12 + 16 * findTable(font, 'name');
  const start = font.readUInt32BE(record + 8);
  const names = font.subarray(start, start + font.readUInt32BE(record + 12));
  for (const encode of [toBytes, toWideBytes]) {
    const reserved = encode(RESERVED_NAME);
    for (let at = names.indexOf(reserved); at >= 0; at = names.indexOf(reserved, at)) {
      encode(OWN_NAME).copy(names, at);
    }
  }
  return font;
}

const toBytes = (text: string) => Buffer.from(text, 'latin1');
const toWideBytes = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Returns the index of a table in the font's directory. @throws Error if it is missing */
function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  const position = Array.from({ length: count }, (_, table) => 12 + 16 * table).findIndex(
    (record) => font.toString('latin1', record, record + 4) === tag,
  );
  if (position < 0) throw new Error(`A font has no table "${tag}".`);
  return position;
}
