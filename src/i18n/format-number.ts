import { type Language, languages } from '#src/config/languages.ts';

/** Maximum number of decimals. */
const FRACTION_DIGITS = 2;
/** Direction marks in Arabic output; text isolates replace them. */
export const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format: creating one is far slower than using it. */
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
 * Formats a number for a language: at most two decimals, Latin digits, no invisible characters.
 * @param decimals minimum number of decimals
 */
export function formatNumber(language: Language, value: number, decimals = 0): string {
  return formatOf(language, decimals).format(value).replace(DIRECTION_MARKS, '');
}

/** Formats a percentage for a language with one decimal. Returns the number and the percent sign separately. */
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

/** Formats a phase number for a language, with two digits: 01. */
export function formatPhase(language: Language, phase: number): string {
  return new Intl.NumberFormat(languages[language].intl, { minimumIntegerDigits: 2 })
    .format(phase)
    .replace(DIRECTION_MARKS, '');
}
