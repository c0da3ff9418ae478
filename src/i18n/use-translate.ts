import { useTranslation } from 'react-i18next';
import type { Translate } from './message-keys.ts';

/** The typed translation function of the page's language. */
export function useTranslate(): Translate {
  const { i18n } = useTranslation();
  return (key, ...values) => i18n.t<string, Record<string, unknown>, string>(key, { ...values[0] });
}
