import { type Language, languages } from '#src/config/languages.ts';
import type { FieldPlace } from '#src/content/describe/describe-field.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { phraseOf, type Value } from '#src/content/read/words.server.ts';

/** A bundle together with what describes it. `language` is absent for `locales/shared`. */
export type DescribedBundle = {
  bundle: Bundle;
  place: FieldPlace;
  /** File in `locales/shared` that holds the facts. */
  factFile: string;
  language: Language | undefined;
};

/** Name of a kind of record. */
export function nameThing(kind: string): Value {
  return phraseOf(`thing-${kind}`, kind);
}

/** Name of a language in the words of the check. */
export function nameLanguage(language: Language): Value {
  return phraseOf(`language-${language}`, languages[language].name);
}
