import { type Language, languages } from '#src/config/languages.ts';

const MINUTES_IN_AN_HOUR = 60;
const MINUTES_IN_A_DAY = 1440;

type Duration = {
  /** Absent where the unit says it: «ساعة» is one hour, «يومان» are two days. */
  number?: string;
  unit: string;
};

function chooseUnit(minutes: number): readonly [count: number, unit: 'day' | 'hour' | 'minute'] {
  if (minutes % MINUTES_IN_A_DAY === 0) return [minutes / MINUTES_IN_A_DAY, 'day'];
  if (minutes % MINUTES_IN_AN_HOUR === 0) return [minutes / MINUTES_IN_AN_HOUR, 'hour'];
  return [minutes, 'minute'];
}

/**
 * Writes a length of time in its largest whole unit, its number apart from the unit: 15 and `minutes`, 4 and `hours`.
 * @param minutes a whole number
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

/** Writes a length of time as one text, on one line. */
export function writeDuration(language: Language, minutes: number): string {
  const { number, unit } = formatDuration(language, minutes);
  return number === undefined ? unit : `${number}\u00A0${unit}`;
}
