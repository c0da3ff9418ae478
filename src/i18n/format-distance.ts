import { type Language, languages } from '#src/config/languages.ts';
import { DIRECTION_MARKS } from './format-number.ts';

/** Writes a distance in kilometers as a language does, on one line: `8,200 km`. */
export function formatDistance(language: Language, kilometers: number): string {
  const format = new Intl.NumberFormat(languages[language].intl, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  });
  return format.format(kilometers).replace(DIRECTION_MARKS, '').replaceAll(' ', '\u00A0');
}
