import type { Language } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { type DeskState, textsOf } from './desk-state.ts';
import { keepLast } from './keep-last.ts';

/** What no search may take apart: placeholders and tags. */
const PROTECTED = /(\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>)/i;

/** A text with other words in place of some, wherever these stand outside of placeholders and tags. */
export function replaceWords(text: string, from: string, to: string): string {
  if (from === '') return text;
  // Every second part is one of those that are protected.
  return text
    .split(PROTECTED)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(from, () => to) : part))
    .join('');
}

/** A text that holds the words, as it is and as it would be. */
export type Hit = { text: DeskText; before: string; after: string };

/** The texts of a language that would change. */
export const findHits = keepLast(
  (texts: DeskState['texts'], language: Language, from: string, to: string): readonly Hit[] =>
    textsOf(from === '' ? new Map() : texts, language).flatMap((text) => {
      const before = text.text ?? '';
      const isHit = replaceWords(before, from, '') !== before;
      return isHit ? [{ text, before, after: replaceWords(before, from, to) }] : [];
    }),
);
