import { type Language, languages } from '#src/config/languages.ts';
import type { FieldPlace } from '#src/content/describe/describe-field.server.ts';
import type { Bundle } from '#src/content/read/read-bundle.server.ts';
import { phraseOf, type Value } from '#src/content/read/words.server.ts';

/** A bundle and its description. `language` is undefined for `locales/shared`. */
export type DescribedBundle = {
  bundle: Bundle;
  place: FieldPlace;
  /** File in `locales/shared` with the facts. */
  factFile: string;
  language: Language | undefined;
};

/** Returns the name of a kind of record. */
export function nameThing(kind: string): Value {
  return phraseOf(`thing-${kind}`, kind);
}

/** Returns the name of a language, for problem messages. */
export function nameLanguage(language: Language): Value {
  return phraseOf(`language-${language}`, languages[language].name);
}
