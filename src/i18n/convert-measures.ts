import { type Language, languages } from '#src/config/languages.ts';
import { DIRECTION_MARKS } from './format-number.ts';

/** A measure and the unit in parentheses to convert it to: `9 km (miles)`, `50 °C (°F)`. */
const MEASURE = /(-?[0-9][0-9.,]*)(\s)(km|m|mm|°C)(\s)\((miles|ft|in|°F)\)/gu;

const inUnits: ReadonlyMap<string, (value: number) => number> = new Map([
  ['km miles', (value) => value / 1.609344],
  ['m ft', (value) => value / 0.3048],
  ['mm in', (value) => value / 25.4],
  ['°C °F', (value) => value * 1.8 + 32],
]);

/** Inserts converted values, with two significant digits: `9 km (miles)` becomes `9 km (5.6 miles)`. */
export function convertMeasures(language: Language, text: string): string {
  return text.replace(
    MEASURE,
    (all, number: string, blank: string, unit: string, gap: string, other: string) => {
      const convert = inUnits.get(`${unit} ${other}`);
      if (convert === undefined) return all;
      const digits = other === '°F' ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 };
      const value = convert(Number(number.replaceAll(',', '')));
      const written = new Intl.NumberFormat(languages[language].intl, digits).format(value);
      return `${number}${blank}${unit}${gap}(${written.replace(DIRECTION_MARKS, '')}${blank}${other})`;
    },
  );
}
