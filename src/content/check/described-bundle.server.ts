import { type Language, languages } from '#src/config/languages.ts';
import type { FieldPlace } from '#src/content/describe/describe-field.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';

/** A bundle together with what describes it. `language` is absent for `locales/shared`. */
export type DescribedBundle = {
  bundle: Bundle;
  place: FieldPlace;
  /** File in `locales/shared` that holds the facts. */
  factFile: string;
  language: Language | undefined;
};

/** Name of a language in English. */
export function nameLanguage(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? languages[language].name;
}
