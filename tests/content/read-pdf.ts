import { inflateSync } from 'node:zlib';

/** What a test wants to know of a PDF as Chromium writes it: plain objects, a classic table, one text per run. */
export type PdfReading = {
  pages: number;
  title: string;
  keywords: string;
  language: string;
  isTagged: boolean;
  /** Names of the fonts, and whether each stands in the file. */
  fonts: { name: string; isEmbedded: boolean }[];
  /** What is painted, run by run, each in the order in which it is read. */
  runs: string[];
};

type Objects = ReadonlyMap<number, string>;

const ENTRY = /^(\d{10}) 00000 n/gm;
const PIECE = /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|(\/ReversedChars BMC)|(\bET\b)/g;
const CODE_LENGTH = 4;

/**
 * Reads a PDF.
 * @throws Error when it has no header, or when its table leads astray
 */
export function readPdf(file: Buffer): PdfReading {
  const source = file.toString('latin1');
  if (!source.startsWith('%PDF-')) throw new Error('The file is no PDF.');
  const objects = readObjects(source);
  const trailer = source.slice(source.lastIndexOf('trailer'));
  const root = follow(objects, trailer, 'Root');
  const information = follow(objects, trailer, 'Info');
  const all = [...objects.values()];
  const page = all.find((object) => /\/Type \/Page\b/.test(object)) ?? '';
  return {
    pages: all.filter((object) => /\/Type \/Page\b/.test(object)).length,
    title: readText(information, 'Title'),
    keywords: readText(information, 'Keywords'),
    language: readText(root, 'Lang'),
    isTagged: root.includes('/Marked true') && root.includes('/StructTreeRoot'),
    fonts: all.filter((object) => object.includes('/Type /FontDescriptor')).map(describeFont),
    runs: readRuns(unpack(follow(objects, page, 'Contents')), readFonts(objects, page)),
  };
}

/** The objects at the places that the table at the end names. */
function readObjects(source: string): Objects {
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(source)?.[1]);
  if (!source.startsWith('xref\n', start)) throw new Error('The end of the file does not lead to its table.');
  const offsets = [...source.slice(start).matchAll(ENTRY)].map(([, offset]) => Number(offset));
  const ends = [...offsets, start].toSorted((one, other) => one - other);
  return new Map(
    offsets.map((offset, index) => {
      const object = source.slice(offset, ends[ends.indexOf(offset) + 1]);
      if (!object.startsWith(`${index + 1} 0 obj\n`)) throw new Error(`Object ${index + 1} is elsewhere.`);
      return [index + 1, object];
    }),
  );
}

/** The object that a key of another one refers to. */
function follow(objects: Objects, object: string, key: string): string {
  return objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1])) ?? '';
}

/** A text of a dictionary, written in letters or as numbers of two bytes. */
function readText(object: string, key: string): string {
  const [, wide, plain = ''] =
    new RegExp(`/${key} (?:<FEFF([0-9A-F]*)>|\\(((?:\\\\[^]|[^\\\\)])*)\\))`).exec(object) ?? [];
  return wide === undefined ? plain.replace(/\\([^])/g, '$1') : decode(wide);
}

function decode(hexadecimal: string): string {
  return Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le');
}

function describeFont(object: string): PdfReading['fonts'][number] {
  const name = /\/FontName \/([^\s/]+)/.exec(object)?.[1] ?? '';
  return { name, isEmbedded: /\/FontFile[23] \d+ 0 R/.test(object) };
}

function unpack(object: string): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  return inflateSync(Buffer.from(object.slice(start, start + length), 'latin1')).toString('latin1');
}

/** What each sign of each font of a page means. */
function readFonts(objects: Objects, page: string): Map<string, Map<string, string>> {
  return new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const meanings = unpack(follow(objects, objects.get(Number(id)) ?? '', 'ToUnicode'));
      return [name, readMeanings(meanings)];
    }),
  );
}

function readMeanings(map: string): Map<string, string> {
  const single = [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(
    ([, code = '', letters = '']): [string, string] => [code, decode(letters)],
  );
  const ranges = [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4})>$/gm)];
  const spread = ranges.flatMap(([, first = '', last = '', letter = '']) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step): [string, string] => [
      (start + step).toString(16).toUpperCase().padStart(CODE_LENGTH, '0'),
      String.fromCodePoint(Number.parseInt(letter, 16) + step),
    ]);
  });
  return new Map([...single, ...spread]);
}

function readRuns(content: string, fonts: Map<string, Map<string, string>>): string[] {
  const runs: string[] = [];
  let meanings = new Map<string, string>();
  let letters: string[] = [];
  let isReversed = false;
  for (const [, font, codes, reversed, end] of content.matchAll(PIECE)) {
    if (font !== undefined) meanings = fonts.get(font) ?? meanings;
    if (reversed !== undefined) isReversed = true;
    for (const [code] of codes?.matchAll(/.{4}/g) ?? []) letters.push(meanings.get(code) ?? '\uFFFD');
    if (end === undefined) continue;
    runs.push((isReversed ? letters.toReversed() : letters).join('').normalize('NFKC'));
    letters = [];
    isReversed = false;
  }
  return runs;
}
