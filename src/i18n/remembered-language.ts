import type { Language } from '#src/config/languages.ts';
import { tryStorage } from '#src/config/storage.ts';

/** Storage key of the language that a visitor chose; the cookie policy lists it as necessary. */
export const REMEMBERED_LANGUAGE_KEY = 'site.language';

/** Stores the visitor's choice. If storage is blocked, the choice lasts for this page only. */
export function rememberLanguage(language: Language) {
  tryStorage(() => localStorage.setItem(REMEMBERED_LANGUAGE_KEY, language));
}

/** Returns whether the visitor chose a language or prefers another than the page's; if not, detection is skipped. */
export function mayPreferAnother(page: Language): boolean {
  return (
    tryStorage(() => localStorage.getItem(REMEMBERED_LANGUAGE_KEY)) !== null ||
    [navigator.languages, navigator.language].flat().some((tag) => `${tag}`.split('-')[0] !== page)
  );
}
