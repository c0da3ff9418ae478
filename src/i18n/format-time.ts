import { type Language, languages } from '#src/config/languages.ts';

const MINUTES_IN_AN_HOUR = 60;
const MINUTES_IN_A_DAY = 1440;

type Duration = {
  /** Undefined if the unit includes it: «ساعة» is one hour, «يومان» are two days. */
  number?: string;
  unit: string;
};

function chooseUnit(minutes: number): readonly [count: number, unit: 'day' | 'hour' | 'minute'] {
  if (minutes % MINUTES_IN_A_DAY === 0) return [minutes / MINUTES_IN_A_DAY, 'day'];
  if (minutes % MINUTES_IN_AN_HOUR === 0) return [minutes / MINUTES_IN_AN_HOUR, 'hour'];
  return [minutes, 'minute'];
}

/**
 * Formats a duration in its largest whole unit; the number is separate: 15 and `minutes`, 4 and `hours`.
 * @param minutes an integer
 */
export function formatDuration(language: Language, minutes: number): Duration {
  const [count, unit] = chooseUnit(minutes);
  const format = new Intl.NumberFormat(languages[language].intl, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  const parts = format.formatToParts(count);
  const number = parts.find(({ type }) => type === 'integer')?.value;
  const word = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  return number === undefined ? { unit: word } : { number, unit: word };
}

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

/** Formats the local time of a time zone for a language, without line breaks: `2:55 PM`. */
export function formatTime(language: Language, moment: Date, zone: string): string {
  return formatOf(language, zone)
    .format(moment)
    .replaceAll(/[\s\u200E\u200F]+/g, '\u00A0');
}

/** Formats a date range, `July 1, 2024 – February 27, 2025`; equal dates (ISO, `2024-07-01`) become one date. */
export function formatPeriod(language: Language, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}
