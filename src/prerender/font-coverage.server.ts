import type { LanguageDeclaration } from '#src/config/languages.ts';
import { fontFaces } from './font-faces.server.ts';

type Script = LanguageDeclaration['script'];

/** What shows nothing of its own: blanks, and signs that only direct others. */
const UNSEEN = /[\p{C}\p{Z}]/u;

function isServed(letter: string, script: Script): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (
    UNSEEN.test(letter) ||
    fontFaces[script].some(({ keep }) => keep.some(([first, last = first]) => code >= first && code <= last))
  );
}

/** The letters and signs of a text that no font of its script has, each once: browsers take them from another font. */
export function listUnserved(text: string, script: Script): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => !isServed(letter, script));
}
