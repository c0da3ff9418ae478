import type { Script } from '#src/config/languages.ts';
import { fontFaces } from '#src/prerender/font-faces.server.ts';

/** Every code point of ranges that are written as in CSS: `U+20-7E,U+A0`. */
export function listCodes(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

/** Characters without a glyph: spaces and format characters. */
const UNSEEN = /[\p{C}\p{Z}]/u;

function isServed(letter: string, script: Script): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return UNSEEN.test(letter) || fontFaces[script].some(({ keep }) => listCodes(keep).includes(code));
}

/** Letters that fonts of a script have, as every text repeats most of them. */
const served = new Map<Script, Set<string>>();

/** The letters and signs of a text that no font of its script has, each once: browsers take them from another font. */
export function listUnserved(text: string, script: Script): string[] {
  const known = served.get(script) ?? new Set();
  served.set(script, known);
  return [...new Set(text.normalize('NFC'))].filter((letter) => {
    if (!known.has(letter) && isServed(letter, script)) known.add(letter);
    return !known.has(letter);
  });
}
