import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { type Direction, type Language, languages, toLanguage } from '#src/config/languages.ts';

/**
 * Returns the i18next instance of the page's language.
 * @throws Error outside the site's providers
 */
export function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error('Messages need the providers of the site.');
  return context.i18n;
}

/** Returns the language of the page. */
export function useLanguage(): Language {
  return toLanguage(useI18n().language);
}

/** Returns the text direction of the page. */
export function useDirection(): Direction {
  return languages[useLanguage()].direction;
}
