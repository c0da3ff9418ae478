import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Translate } from './message-keys.ts';

/**
 * The typed translation function of the page's language. The language of a document never changes, so nothing has to be
 * watched or waited for, which is what `useTranslation` is for.
 * @throws Error outside of the site's providers
 */
export function useTranslate(): Translate {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error('useTranslate needs the providers of the site.');
  const { i18n } = context;
  return (key, ...values) => i18n.t<string, Record<string, unknown>, string>(key, { ...values[0] });
}
