import { brotliDecompressSync } from 'node:zlib';

/** Offsets in a WOFF2 file and its tables, bytes (W3C WOFF2 §4 and OpenType `name`). */
const HEADER_LENGTH = 48;
const COMPRESSED_LENGTH_AT = 20;
const ARBITRARY_TAG = 63;
const GLYF_TAG = 10;
const LOCA_TAG = 11;
const NAME_TAG = 5;
const NAME_HEADER_LENGTH = 6;
const NAME_RECORD_LENGTH = 12;
const MACINTOSH = 1;

type Place = { start: number; length: number };

/** Reads an integer with seven bits per byte. */
function readNumber(bytes: Buffer, start: number): { value: number; next: number } {
  let value = 0;
  for (let position = start; ; position += 1) {
    const byte = bytes[position];
    if (byte === undefined) throw new Error('The font ends in the middle of a number.');
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: position + 1 };
  }
}

/** Returns the offsets of the font's tables and of its name table. */
function findNames(bytes: Buffer): { tables: number; names: Place | null } {
  let position = HEADER_LENGTH;
  let offset = 0;
  let names: Place | null = null;
  for (let left = bytes.readUInt16BE(12); left > 0; left -= 1) {
    const flags = bytes[position] ?? 0;
    const tag = flags & 63;
    position += tag === ARBITRARY_TAG ? 5 : 1;
    const original = readNumber(bytes, position);
    const version = flags >> 6;
    const isTransformed = tag === GLYF_TAG || tag === LOCA_TAG ? version === 0 : version !== 0;
    const stored = isTransformed ? readNumber(bytes, original.next) : original;
    position = stored.next;
    if (tag === NAME_TAG) names = { start: offset, length: stored.value };
    offset += stored.value;
  }
  return { tables: position, names };
}

/** Returns every name in a WOFF2 font: family, style, copyright. Empty if there are none. */
export function readFontNames(bytes: Buffer): string[] {
  const { tables, names } = findNames(bytes);
  if (names === null) return [];
  const compressed = bytes.subarray(tables, tables + bytes.readUInt32BE(COMPRESSED_LENGTH_AT));
  const table = brotliDecompressSync(compressed).subarray(names.start, names.start + names.length);
  const strings = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const record = NAME_HEADER_LENGTH + index * NAME_RECORD_LENGTH;
    const start = strings + table.readUInt16BE(record + 10);
    const text = table.subarray(start, start + table.readUInt16BE(record + 8));
    if (table.readUInt16BE(record) === MACINTOSH) return text.toString('latin1');
    return Buffer.from(text).swap16().toString('utf16le');
  });
}
