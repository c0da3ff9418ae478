import type { Change, DeskText } from '../protocol.ts';

const counted = new WeakMap<DeskText, number>();

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Counts the words of a text, or of its source if it has no text yet. */
export function wordsOfText(text: DeskText): number {
  const known =
    counted.get(text) ?? countWords((text.text ?? '') === '' ? (text.source ?? '') : (text.text ?? ''));
  counted.set(text, known);
  return known;
}

/** Counts the words written in a session, using the last version of each text. */
export function wordsOfSession(session: readonly Change[]): number {
  const written = session.flatMap((change) => (change.kind === 'text' ? [change, ...change.beside] : []));
  const last = new Map(written.map(({ file, key, after }) => [`${file}:${key}`, after]));
  return [...last.values()].reduce((sum, text) => sum + countWords(text), 0);
}
