import type { Language } from '#src/config/languages.ts';
import { tryStorage } from '#src/config/storage.ts';

/** Key of the language that a visitor chose; named in the cookie policy as necessary. */
export const REMEMBERED_LANGUAGE_KEY = 'site.language';

/** Stores the visitor's choice. If storage is blocked, the choice lasts for this page. */
export function rememberLanguage(language: Language) {
  tryStorage(() => localStorage.setItem(REMEMBERED_LANGUAGE_KEY, language));
}

/** Whether the visitor has chosen a language, or reads others than the page's: the only ones worth a closer look. */
export function mayPreferAnother(page: Language): boolean {
  return (
    tryStorage(() => localStorage.getItem(REMEMBERED_LANGUAGE_KEY)) !== null ||
    [navigator.languages, navigator.language].flat().some((tag) => `${tag}`.split('-')[0] !== page)
  );
}
