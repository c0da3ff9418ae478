import type { Change, DeskText } from '../protocol.ts';

const counted = new WeakMap<DeskText, number>();

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Words of a text; those of its source as long as it is not written. */
export function wordsOfText(text: DeskText): number {
  const known =
    counted.get(text) ?? countWords((text.text ?? '') === '' ? (text.source ?? '') : (text.text ?? ''));
  counted.set(text, known);
  return known;
}

/** Words of the texts that were written in a session, each text as it was written last. */
export function wordsOfSession(session: readonly Change[]): number {
  const written = session.flatMap((change) => (change.kind === 'text' ? [change, ...change.beside] : []));
  const last = new Map(written.map(({ file, key, after }) => [`${file}:${key}`, after]));
  return [...last.values()].reduce((sum, text) => sum + countWords(text), 0);
}
