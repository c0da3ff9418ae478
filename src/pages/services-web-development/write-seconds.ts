import type { Language } from '#src/config/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';

/** Writes ms as seconds, as a language does. */
export function writeSeconds(language: Language, ms: number): string {
  return formatNumber(language, ms / 1000, 2);
}
