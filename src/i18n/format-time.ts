import { type Language, languages } from '#src/config/languages.ts';

/** Writes what the clocks of a time zone show, as a language does, on one line: `2:55 PM`. */
export function formatTime(language: Language, moment: Date, zone: string): string {
  const format = new Intl.DateTimeFormat(languages[language].intl, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: zone,
  });
  return format.format(moment).replaceAll(/[\s\u200E\u200F]+/g, '\u00A0');
}

/** Writes a full hour of the day as a language does, on one line: `6 PM`. */
export function formatHour(language: Language, hour: number): string {
  const format = new Intl.DateTimeFormat(languages[language].intl, {
    hour: 'numeric',
    hour12: true,
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2000, 0, 1, hour)).replaceAll(/[\s\u200E\u200F]+/g, '\u00A0');
}
