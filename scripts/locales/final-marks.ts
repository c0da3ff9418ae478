import type { Fault } from '#src/content/read/problem.server.ts';

/** Marks at the end of a text, one kind in a row: stops, questions, calls, open ends, colons, semicolons, commas. */
const kinds = ['.۔。।։።', '?؟？\u037E', '!！', '…', ':：', ';؛；', ',،，、'];
/** Whatever stands behind the last word: marks, brackets and quotes that close, tags, blanks. */
const REST = /(?:<\/\w+>|[\p{P}\s])*$/u;
/** A letter with a full stop that shortens a word, such as the last one of U.S. */
const SHORT_WORD = /(?<!\p{L})\p{L}\.[^\p{L}\p{N}]*$/u;
/** Writing in which a sentence may end without a mark. */
const NO_MARKS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;

/** How much of a source is shown, so that its end is seen. */
const SHOWN_LETTERS = 30;
const LAST_WORDS = new RegExp(`\\s(\\S.{0,${String(SHOWN_LETTERS - 1)}})$`, 'su');

/** A fault of a text that ends with another kind of mark than its source. */
export function checkEnd(source: string, text: string): Fault[] {
  return hasOtherEnd(source, text) ? [{ code: 'ending-differs', values: { end: endOf(source) } }] : [];
}

/** The last words of a source, none of them cut off. */
function endOf(source: string): string {
  const [, words] = LAST_WORDS.exec(source) ?? [];
  return words === undefined || [...source].length <= SHOWN_LETTERS ? source : `… ${words}`;
}

/** Returns whether a text ends with another kind of mark than its source, or one of them with none. */
function hasOtherEnd(source: string, text: string): boolean {
  if (source.trim() === '' || text.trim() === '') return false;
  if ([source, text].some((each) => SHORT_WORD.test(each))) return false;
  const [first, second] = [findKinds(source), findKinds(text)];
  if (second.length === 0 && NO_MARKS.test(text)) return false;
  return first.length === 0 ? second.length > 0 : !first.some((kind) => second.includes(kind));
}

function findKinds(text: string): string[] {
  const rest = (REST.exec(text)?.[0] ?? '').replaceAll('...', '…');
  // Greek asks with a semicolon.
  const marks = /\p{sc=Greek}/u.test(text) ? rest.replaceAll(';', '?') : rest;
  return kinds.filter((kind) => [...kind].some((mark) => marks.includes(mark)));
}
