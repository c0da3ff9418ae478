import type { Namespace, Translate } from './message-keys.ts';
import { useI18n } from './use-language.ts';

/**
 * The typed translation function of the page's language. The language of a document never changes, so nothing has to be
 * watched or waited for, which is what `useTranslation` is for. The messages of a feature are there once
 * `addNamespace` has brought them.
 * @throws Error outside of the site's providers
 */
export function useTranslate<Name extends Namespace = 'ui'>(ns?: Name): Translate<Name> {
  const i18n = useI18n();
  return (key, ...values) => i18n.t<string, Record<string, unknown>, string>(key, { ns, ...values[0] });
}
