import { type Language, languages } from '#src/config/languages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Time formatters by time zone and language, cached because creating one is slow. */
function formatOf(language: Language, zone: string): Intl.DateTimeFormat {
  const key = `${language} ${zone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languages[language].intl, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: zone,
    });
  formats.set(key, format);
  return format;
}

/** Writes what the clocks of a time zone show, as a language does, on one line: `2:55 PM`. */
export function formatTime(language: Language, moment: Date, zone: string): string {
  return formatOf(language, zone)
    .format(moment)
    .replaceAll(/[\s\u200E\u200F]+/g, '\u00A0');
}
