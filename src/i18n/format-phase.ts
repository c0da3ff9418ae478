import { type Language, languages } from '#src/config/languages.ts';
import { DIRECTION_MARKS } from './format-number.ts';

/** Writes the number of a phase as a language does, with two digits: 01. */
export function formatPhase(language: Language, phase: number): string {
  return new Intl.NumberFormat(languages[language].intl, { minimumIntegerDigits: 2 })
    .format(phase)
    .replace(DIRECTION_MARKS, '');
}
