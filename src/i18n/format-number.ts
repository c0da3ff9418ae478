import { type Language, languages } from '#src/config/languages.ts';

/** Most digits after the decimal sign. */
const FRACTION_DIGITS = 2;
/** Direction marks that Arabic output contains; the isolates of the text take their place. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;

/**
 * Writes a number as a language does: at most two decimals, Latin digits, no invisible characters.
 * @param decimals how many decimals it has in any case
 */
export function formatNumber(language: Language, value: number, decimals = 0): string {
  const format = new Intl.NumberFormat(languages[language].intl, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: FRACTION_DIGITS,
  });
  return format.format(value).replace(DIRECTION_MARKS, '');
}
