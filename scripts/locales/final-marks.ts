import type { Fault } from '#src/content/read/problem.server.ts';

/** Ending punctuation, one kind per item: period, question, exclamation, ellipsis, colon, semicolon, comma. */
const kinds = ['.۔。।։።', '?؟？\u037E', '!！', '…', ':：', ';؛；', ',،，、'];
/** Everything after the last word: punctuation, closing brackets, quotes and tags, whitespace. */
const REST = /(?:<\/\w+>|[\p{P}\s])*$/u;
/** An abbreviation at the end, such as U.S. */
const SHORT_WORD = /(?<!\p{L})\p{L}\.[^\p{L}\p{N}]*$/u;
/** Scripts whose sentences may end without punctuation. */
const NO_MARKS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;

/** Maximum length of the shown end of a source, characters. */
const SHOWN_LETTERS = 30;
const LAST_WORDS = new RegExp(`\\s(\\S.{0,${String(SHOWN_LETTERS - 1)}})$`, 'su');

/** Reports a text that ends with a different kind of punctuation than its source. */
export function checkEnd(source: string, text: string): Fault[] {
  return hasOtherEnd(source, text) ? [{ code: 'ending-differs', values: { end: endOf(source) } }] : [];
}

/** Returns the last whole words of a source. */
function endOf(source: string): string {
  const [, words] = LAST_WORDS.exec(source) ?? [];
  return words === undefined || [...source].length <= SHOWN_LETTERS ? source : `… ${words}`;
}

/** Returns whether ending punctuation differs in kind, or only one of the texts has any. */
function hasOtherEnd(source: string, text: string): boolean {
  if (source.trim() === '' || text.trim() === '') return false;
  if ([source, text].some((each) => SHORT_WORD.test(each))) return false;
  const [first, second] = [findKinds(source), findKinds(text)];
  if (second.length === 0 && NO_MARKS.test(text)) return false;
  return first.length === 0 ? second.length > 0 : !first.some((kind) => second.includes(kind));
}

function findKinds(text: string): string[] {
  const rest = (REST.exec(text)?.[0] ?? '').replaceAll('...', '…');
  // Greek question marks look like semicolons.
  const marks = /\p{sc=Greek}/u.test(text) ? rest.replaceAll(';', '?') : rest;
  return kinds.filter((kind) => [...kind].some((mark) => marks.includes(mark)));
}
