import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type LanguageDeclaration, languages } from '#src/config/languages.ts';
import { type BuiltDocument, builtDocuments, findBuiltFile } from './built-documents.ts';

/** What a server sends before the first acknowledgment: ten packets without headers. */
const FIRST_FLIGHT_BYTES = 13_750;
const MAX_FONT_BYTES = { latin: 16_000, arabic: 36_000 } satisfies Record<
  LanguageDeclaration['script'],
  number
>;
const MAX_PICTURE_BYTES = 60_000;
/** Size of a drawing of at most 6 kB in both forms, or of a page's drawings. */
const MAX_STILL_BYTES = 7000;
/** The phone for which pictures are measured. */
const PHONE = { width: 412, density: 2 };
const REM = 16;

type Candidate = { address: string; width: number };

function readCandidates(sourceSet: string): Candidate[] {
  return sourceSet.split(',').map((written) => {
    const [address = '', width = ''] = written.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
}

/** Converts a length in `sizes` to CSS pixels on the phone. */
function readLength(length: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? [];
  const factor = new Map([
    ['vw', PHONE.width / 100],
    ['px', 1],
    ['rem', REM],
  ]).get(unit);
  if (factor === undefined) throw new Error(`sizes has the length "${length}": expected vw, px or rem.`);
  return Number(amount) * factor;
}

function holdsOnPhone(condition: string): boolean {
  const [, side, length = ''] = /^\((min|max)-width: ([^)]+)\)$/.exec(condition) ?? [];
  if (side === undefined)
    throw new Error(`sizes has the condition "${condition}": expected min- or max-width.`);
  return side === 'min' ? PHONE.width >= readLength(length) : PHONE.width <= readLength(length);
}

/** Returns the width at which `sizes` shows a picture on the phone, CSS pixels. */
function readSizes(sizes: string): number {
  for (const entry of sizes.split(',').map((written) => written.trim())) {
    const [, condition, length = ''] = /^(?:(\([^)]*\))\s+)?(\S+)$/.exec(entry) ?? [];
    if (condition === undefined || holdsOnPhone(condition)) return readLength(length);
  }
  throw new Error(`sizes says nothing of ${PHONE.width} pixels: "${sizes}"`);
}

/** Returns the file that the phone fetches: the smallest sharp one, else the largest. */
function chooseFile(sourceSet: string, sizes: string): string {
  const needed = readSizes(sizes) * PHONE.density;
  const byWidth = readCandidates(sourceSet).toSorted((a, b) => a.width - b.width);
  return (byWidth.find(({ width }) => width >= needed) ?? byWidth.at(-1))?.address ?? '';
}

function measure(address: string): number {
  return statSync(findBuiltFile(address.replace(/^\//, ''))).size;
}

/** Returns the transfer size of a file, bytes. A trial build has no compressed twins. */
function measurePacked(address: string): number {
  const file = findBuiltFile(address.replace(/^\//, ''));
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

function listPreloads({ root }: BuiltDocument, kind: string) {
  return root.querySelectorAll(`link[rel="preload"][as="${kind}"]`);
}

/** Returns the files that the phone fetches for a document's pictures, in its format. */
function listPhonePictures({ root }: BuiltDocument): string[] {
  return root
    .querySelectorAll('source[type="image/avif"]')
    .map((source) =>
      chooseFile(source.getAttribute('srcset') ?? '', source.getAttribute('sizes') ?? '100vw'),
    );
}

/** Returns true if a text has a character in the ranges of a font face: `U+0000-00BF,U+20AC`. */
function showsLetterOf(ranges: string, text: string): boolean {
  const members = ranges.replaceAll(/U\+([0-9A-F]+)/g, '\\u{$1}').replaceAll(/-([0-9A-F]+)/g, '-\\u{$1}');
  return new RegExp(`[${members.replaceAll(',', '')}]`, 'u').test(text);
}

const tooLarge = (files: readonly string[], most: number) =>
  [...new Set(files)]
    .map((file) => ({ file, bytes: measure(file) }))
    .filter(({ bytes }) => !(bytes > 0 && bytes <= most));

describe.each(builtDocuments)('$file', (document) => {
  const { file, language, root } = document;
  const { script } = languages[language];

  it('fits into the first packets', () => {
    expect(measurePacked(file)).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
  });

  it('shows drawings stored as files from one file of at most 7 kB, which contains each of them', () => {
    const shown = root
      .querySelectorAll('use')
      .map((use) => use.getAttribute('href')?.split('#') ?? [])
      .filter(([address]) => address?.includes('/still-') === true);
    const [[address = ''] = []] = shown;
    const held = address === '' ? '' : readFileSync(findBuiltFile(address.slice(1)), 'utf8');
    for (const [from, id] of shown) {
      expect(from).toBe(address);
      expect(held).toContain(`id="${id}"`);
    }
    expect(address === '' ? 0 : measurePacked(address)).toBeLessThanOrEqual(MAX_STILL_BYTES);
  });

  it('contains the styles of its first view, and fetches its sheets after it', () => {
    expect(root.querySelectorAll('head style')).toHaveLength(1);
    expect(root.querySelectorAll('head link[rel="stylesheet"]').map(String)).toEqual([]);
    const sheets = root.querySelectorAll('main link[rel="stylesheet"]').map(({ range }) => range[0]);
    expect(sheets.length).toBeGreaterThan(0);
    const heading = root.querySelector('h1');
    expect(Math.min(...sheets)).toBeGreaterThan(heading?.range[1] ?? Infinity);
  });

  it(`fetches at most ${MAX_FONT_BYTES[script] / 1000} kB of fonts initially, which are all that its common letters need`, () => {
    const fetched = listPreloads(document, 'font').map((link) => link.getAttribute('href') ?? '');
    const faces = document.text.matchAll(
      /font-display:swap;src:url\(([^)]+\.woff2)\)[^}]*unicode-range:([^}]+)\}/g,
    );
    const body = root.querySelector('body')?.textContent ?? '';
    const used = [...faces].flatMap(([, address, ranges = '']) =>
      showsLetterOf(ranges, body) ? [address] : [],
    );
    expect(fetched.length).toBeGreaterThan(0);
    expect(new Set(fetched)).toEqual(new Set(used));
    expect(tooLarge(fetched, FIRST_FLIGHT_BYTES)).toEqual([]);
    const bytes = fetched.reduce((sum, font) => sum + measure(font), 0);
    expect(bytes).toBeLessThanOrEqual(MAX_FONT_BYTES[script]);
  });

  it('fetches its fonts after the picture of its first view', () => {
    const hasPicture = root.querySelector('link[rel="preload"][imagesrcset]') !== null;
    const orders = listPreloads(document, 'font').map((link) => link.getAttribute('fetchpriority'));
    expect(new Set(orders)).toEqual(new Set([hasPicture ? 'low' : undefined]));
  });

  it('shows no picture of more than 60 kB on a phone', () => {
    expect(tooLarge(listPhonePictures(document), MAX_PICTURE_BYTES)).toEqual([]);
  });

  it('preloads exactly the picture of its first view, in the variants that the page offers', () => {
    const ahead = listPreloads(document, 'image')
      .filter((link) => link.getAttribute('imagesrcset') !== undefined)
      .map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]);
    const first = root
      .querySelectorAll('picture:has(img[fetchpriority="high"]) source[type="image/avif"]')
      .map((source) => [source.getAttribute('srcset'), source.getAttribute('sizes')]);
    expect(ahead).toEqual(first);
  });

  it('fetches no other picture before the visible ones', () => {
    const eager = listPreloads(document, 'image')
      .filter((link) => link.getAttribute('imagesrcset') === undefined)
      .map((link) => link.getAttribute('href') ?? '');
    const inHeader = new Set(root.querySelectorAll('header img').map((image) => image.getAttribute('src')));
    expect(eager.filter((address) => !inHeader.has(address))).toEqual([]);
  });

  it('fetches one script', () => {
    const scripts = root.querySelectorAll('script[src]').map((script) => script.getAttribute('type'));
    expect(scripts).toEqual(['module']);
    expect(root.querySelectorAll('link[rel="modulepreload"]').map(String)).toEqual([]);
  });
});
