/**
 * Marks that no reader sees: what stands between a start, which numbers a text, and an end is that text. They are
 * characters of Unicode's block of tags, which take no room, have no direction, join no letters and break no line.
 */

const FIRST_DIGIT = 0xe0030;
const BASE = 64;
const DIGITS = 3;
const START = String.fromCodePoint(0xe0020);
/** What ends a text. */
export const END = String.fromCodePoint(0xe007f);
const DIGIT = `[${String.fromCodePoint(FIRST_DIGIT)}-${String.fromCodePoint(FIRST_DIGIT + BASE - 1)}]`;
/** A start with its digits, or an end. */
export const MARK = new RegExp(`${START}(${DIGIT}{${String(DIGITS)}})|${END}`, 'gu');

/** The text between its marks. */
export function markText(number: number, text: string): string {
  const digits = Array.from({ length: DIGITS }, (_, place) =>
    String.fromCodePoint(FIRST_DIGIT + (Math.floor(number / BASE ** place) % BASE)),
  );
  return START + digits.join('') + text + END;
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
  return [...text.matchAll(MARK)].flatMap(([, digits]) => (digits === undefined ? [] : [readNumber(digits)]));
}

/** The string without any marks. */
export function stripMarks(text: string): string {
  return text.replace(MARK, '');
}
