/** Fewest letters of a word that may lack a letter, have one twice, or two in the wrong order. */
const SLIP_LENGTH = 4;
/** Fewest letters of one that may have a letter too much, or a wrong one at its beginning. */
const EXTRA_LENGTH = 5;
/** Fewest letters of one that may have a wrong letter anywhere: shorter ones are too often other words. */
const WRONG_LENGTH = 6;

/** Says whether a word was typed with one mistake: a letter wrong, missing or too much, or two in the wrong order. */
export function isMisspelled(typed: string, word: string): boolean {
  if (typed.length < SLIP_LENGTH || Math.abs(typed.length - word.length) > 1) return false;
  const [written, meant, before] = dropCommon(typed, word);
  if (written.length === 2) return meant === `${written[1]}${written[0]}`;
  if (written.length > 1 || meant.length > 1) return false;
  if (written === '') return true;
  if (meant === '') return typed.length >= EXTRA_LENGTH || before.endsWith(written);
  return typed.length >= (before === '' ? EXTRA_LENGTH : WRONG_LENGTH);
}

/** The parts in which two words differ, and their common prefix. */
function dropCommon(one: string, other: string): [string, string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end), one.slice(0, start)];
}
