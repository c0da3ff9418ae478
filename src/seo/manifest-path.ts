import type { Language } from '#src/config/languages.ts';

/** Where the web manifest of a language stands, from the root of the site. */
export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}
