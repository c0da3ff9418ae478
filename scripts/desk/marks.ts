/**
 * Marks that no reader sees: what stands between a start, which numbers a text, and an end is that text. They are
 * characters of Unicode's block of tags, which take no room, have no direction, join no letters and break no line. The
 * start stands behind the first letter where it can: alone it would be tracked like a letter.
 */

const FIRST_DIGIT = 0xe0030;
const BASE = 64;
const DIGITS = 3;
const START = String.fromCodePoint(0xe0020);
const START_BEHIND_LETTER = String.fromCodePoint(0xe0021);
/** What ends a text. */
export const END = String.fromCodePoint(0xe007f);
const DIGIT = `[${String.fromCodePoint(FIRST_DIGIT)}-${String.fromCodePoint(FIRST_DIGIT + BASE - 1)}]`;
/** A start with its kind and its digits, or an end. */
export const MARK = new RegExp(
  `([${START}${START_BEHIND_LETTER}])(${DIGIT}{${String(DIGITS)}})|${END}`,
  'gu',
);
/** A first letter that belongs to no run of Latin letters and digits inside Arabic, which has to stay whole. */
const FIRST_LETTER = /^(?:\p{Script=Arabic}|\p{Script=Latin}(?!.*\p{Script=Arabic}))(?!\p{M})/su;

/** The text between its marks. */
export function markText(number: number, text: string): string {
  const digits = Array.from({ length: DIGITS }, (_, place) =>
    String.fromCodePoint(FIRST_DIGIT + (Math.floor(number / BASE ** place) % BASE)),
  ).join('');
  return FIRST_LETTER.test(text)
    ? text.charAt(0) + START_BEHIND_LETTER + digits + text.slice(1) + END
    : START + digits + text + END;
}

/** Whether a start belongs behind the letter before it. */
export function isBehindLetter(start: string): boolean {
  return start === START_BEHIND_LETTER;
}

/** The number that the digits of a start stand for. */
export function readNumber(digits: string): number {
  return [...digits].reduce(
    (sum, digit, place) => sum + ((digit.codePointAt(0) ?? FIRST_DIGIT) - FIRST_DIGIT) * BASE ** place,
    0,
  );
}

/** Numbers of all texts that begin in a string. */
export function listMarks(text: string): number[] {
  return [...text.matchAll(MARK)].flatMap(([, , digits]) =>
    digits === undefined ? [] : [readNumber(digits)],
  );
}

/** The string without any marks. */
export function stripMarks(text: string): string {
  return text.replace(MARK, '');
}
