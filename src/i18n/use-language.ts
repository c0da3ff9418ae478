import { type Language, languages, toLanguage } from '#src/config/languages.ts';
import { useI18n } from './use-i18n.ts';

/**
 * The language of the page.
 * @throws Error outside of the site's providers
 */
export function useLanguage(): Language {
  const { language } = useI18n();
  return toLanguage(language);
}

/** The direction of the language that the page is in. */
export function useDirection(): 'ltr' | 'rtl' {
  return languages[useLanguage()].direction;
}
