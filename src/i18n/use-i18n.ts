import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * The instance that holds the messages of the page's language.
 * @throws Error outside of the site's providers
 */
export function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error('Messages need the providers of the site.');
  return context.i18n;
}
