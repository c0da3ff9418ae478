import type { Namespace, Translate } from './message-keys.ts';
import { useI18n } from './use-language.ts';

/**
 * Returns the typed translation function of the page's language. Unlike `useTranslation` it does not subscribe or
 * suspend: a document's language never changes, and `addNamespace` must load a feature's messages before use.
 * @throws Error outside the site's providers
 */
export function useTranslate<Name extends Namespace = 'ui'>(ns?: Name): Translate<Name> {
  const i18n = useI18n();
  return (key, ...values) => i18n.t<string, Record<string, unknown>, string>(key, { ns, ...values[0] });
}
