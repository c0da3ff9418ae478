import type { i18n } from 'i18next';
import { toLanguage } from '#src/config/languages.ts';
import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
import { loadNamespace } from './load-content.ts';

const additions = new WeakMap<i18n, Map<FeatureNamespace, Promise<void>>>();

/** Fetches the messages of a feature once and gives them to the instance; after a failure the next call tries again. */
export function addNamespace(instance: i18n, name: FeatureNamespace): Promise<void> {
  const running = additions.get(instance) ?? new Map<FeatureNamespace, Promise<void>>();
  additions.set(instance, running);
  const added = running.get(name) ?? fetchNamespace(instance, name);
  running.set(name, added);
  added.catch(() => running.delete(name));
  return added;
}

async function fetchNamespace(instance: i18n, name: FeatureNamespace) {
  const language = toLanguage(instance.language);
  instance.addResourceBundle(language, name, await loadNamespace(language, name));
}
