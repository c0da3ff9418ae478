/**
 * Invisible marks around a text: a start with the number of the text, and an end. They are Unicode tag characters:
 * zero width, no direction, no letter joining, no line breaks. The start follows the first letter if possible: before
 * it, the start would get letter spacing like a letter.
 */

const FIRST_DIGIT = 0xe0030;
const BASE = 64;
const DIGITS = 3;
const START = String.fromCodePoint(0xe0020);
const START_BEHIND_LETTER = String.fromCodePoint(0xe0021);
/** End of a text. */
export const END = String.fromCodePoint(0xe007f);
const DIGIT = `[${String.fromCodePoint(FIRST_DIGIT)}-${String.fromCodePoint(FIRST_DIGIT + BASE - 1)}]`;
/** A start (its kind and digits) or an end. */
export const MARK = new RegExp(
  `([${START}${START_BEHIND_LETTER}])(${DIGIT}{${String(DIGITS)}})|${END}`,
  'gu',
);
/** A first letter that is not part of a Latin run inside Arabic, which must not be split. */
const FIRST_LETTER = /^(?:\p{Script=Arabic}|\p{Script=Latin}(?!.*\p{Script=Arabic}))(?!\p{M})/su;

/** Returns a text with its marks. */
export function markText(number: number, text: string): string {
  const digits = Array.from({ length: DIGITS }, (_, place) =>
    String.fromCodePoint(FIRST_DIGIT + (Math.floor(number / BASE ** place) % BASE)),
  ).join('');
  return FIRST_LETTER.test(text)
    ? text.charAt(0) + START_BEHIND_LETTER + digits + text.slice(1) + END
    : START + digits + text + END;
}

/** True if a start follows the first letter. */
export function isBehindLetter(start: string): boolean {
  return start === START_BEHIND_LETTER;
}

/** Returns the number that the digits of a start encode. */
export function readNumber(digits: string): number {
  return [...digits].reduce(
    (sum, digit, place) => sum + ((digit.codePointAt(0) ?? FIRST_DIGIT) - FIRST_DIGIT) * BASE ** place,
    0,
  );
}

/** Returns the numbers of all texts that start in a string. */
export function listMarks(text: string): number[] {
  return [...text.matchAll(MARK)].flatMap(([, , digits]) =>
    digits === undefined ? [] : [readNumber(digits)],
  );
}

/** Removes all marks from a string. */
export function stripMarks(text: string): string {
  return text.replace(MARK, '');
}
