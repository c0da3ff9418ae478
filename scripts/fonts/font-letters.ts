import type { Script } from '#src/config/languages.ts';
import { fontFaces } from '#src/prerender/font-faces.server.ts';

/** Lists every code point of ranges in CSS syntax: `U+20-7E,U+A0`. */
export function listCodes(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

/** Creates a pattern for characters that a script's fonts lack. Spaces and format characters need no glyph. */
function compileUnserved(script: Script): RegExp {
  const ranges = fontFaces[script].map(({ keep }) => keep).join();
  const served = ranges.replaceAll(/[\dA-F]+/g, String.raw`\u{$&}`).replaceAll(/U\+|,/g, '');
  return new RegExp(`[^\\p{C}\\p{Z}${served}]`, 'gu');
}

const unserved = { latin: compileUnserved('latin'), arabic: compileUnserved('arabic') };

/** Lists the characters of a text that no font of its script has; browsers use fallback fonts for them. */
export function listMissingGlyphs(text: string, script: Script): string[] {
  return [...new Set(text.normalize('NFC').match(unserved[script]))];
}
