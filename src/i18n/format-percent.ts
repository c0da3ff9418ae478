import { type Language, languages } from '#src/config/languages.ts';
import { DIRECTION_MARKS } from './format-number.ts';

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
