import { use } from 'react';
import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
import { useI18n } from '#src/i18n/use-i18n.ts';
import { addNamespace } from './add-namespace.ts';

/**
 * Waits, as `React.lazy` does, until `useTranslate(name)` knows the messages of a feature. Nothing waits for messages
 * that `addNamespace` has brought before.
 * @throws Error outside of the site's providers
 */
export function useNamespace(name: FeatureNamespace): void {
  const i18n = useI18n();
  if (!i18n.hasResourceBundle(i18n.language, name)) use(addNamespace(i18n, name));
}
