import { type Language, languages } from '#src/config/languages.ts';

function formatOf(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * Writes a day in words, as a language does: `February 27, 2025`.
 * @param day such as 2025-02-27
 */
export function formatDate(language: Language, day: string): string {
  return formatOf(language).format(new Date(day));
}

/** Writes the time from one day to another in words: `July 1, 2024 – February 27, 2025`. */
export function formatPeriod(language: Language, from: string, to: string): string {
  return formatOf(language).formatRange(new Date(from), new Date(to));
}
