import { type Language, languages } from '#src/config/languages.ts';

/** Most digits after the decimal sign. */
const FRACTION_DIGITS = 2;
/** Direction marks that Arabic output contains; the isolates of the text take their place. */
export const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;

const formats = new Map<string, Intl.NumberFormat>();

/** The format of a language, made once: to make one takes far longer than to use it. */
function formatOf(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languages[language].intl, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: FRACTION_DIGITS,
    });
  formats.set(key, format);
  return format;
}

/**
 * Writes a number as a language does: at most two decimals, Latin digits, no invisible characters.
 * @param decimals how many decimals it has in any case
 */
export function formatNumber(language: Language, value: number, decimals = 0): string {
  return formatOf(language, decimals).format(value).replace(DIRECTION_MARKS, '');
}

/** Writes a share of a hundred as a language does, with one decimal: its number, and its sign apart. */
export function formatPercent(language: Language, share: number): { number: string; sign: string } {
  const format = new Intl.NumberFormat(languages[language].intl, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const parts = format.formatToParts(share / 100);
  const join = (isSign: boolean) =>
    parts
      .filter(({ type }) => (type === 'percentSign') === isSign)
      .map(({ value }) => value)
      .join('')
      .replace(DIRECTION_MARKS, '');
  return { number: join(false), sign: join(true) };
}

/** Writes the number of a phase as a language does, with two digits: 01. */
export function formatPhase(language: Language, phase: number): string {
  return new Intl.NumberFormat(languages[language].intl, { minimumIntegerDigits: 2 })
    .format(phase)
    .replace(DIRECTION_MARKS, '');
}
