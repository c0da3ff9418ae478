import type { Language } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { type DeskState, textsOf } from './desk-state.ts';
import { keepLast } from './keep-last.ts';

/** Placeholders and tags, which a replacement must not change. */
const PROTECTED = /(\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>)/i;

/** Replaces words in a text, except in placeholders and tags. */
export function replaceWords(text: string, from: string, to: string): string {
  if (from === '') return text;
  // Every second part is a protected one.
  return text
    .split(PROTECTED)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(from, () => to) : part))
    .join('');
}

/** A text that contains the words, before and after the replacement. */
export type Hit = { text: DeskText; before: string; after: string };

/** Returns the texts of a language that would change. */
export const findHits = keepLast(
  (texts: DeskState['texts'], language: Language, from: string, to: string): readonly Hit[] =>
    textsOf(from === '' ? new Map() : texts, language).flatMap((text) => {
      const before = text.text ?? '';
      const isHit = replaceWords(before, from, '') !== before;
      return isHit ? [{ text, before, after: replaceWords(before, from, to) }] : [];
    }),
);
