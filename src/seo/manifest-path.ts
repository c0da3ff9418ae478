import type { Language } from '#src/config/languages.ts';

/** Path of the web manifest of a language, from the root of the site. */
export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}
