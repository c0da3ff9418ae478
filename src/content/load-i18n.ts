import { loadContent } from 'virtual:content';
import type { i18n } from 'i18next';
import { type Language, toLanguage } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { FeatureNamespace } from '#src/i18n/message-keys.ts';

const additions = new WeakMap<i18n, Map<FeatureNamespace, Promise<void>>>();

/** Loads the messages of a feature once and adds them to the instance; a failed load is retried by the next call. */
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
  instance.addResourceBundle(language, name, await loadContent(`${language}/namespace/${name}`));
}

let loading: Promise<i18n> | undefined;

/**
 * Loads the messages of the document's language into one shared instance.
 * @throws Error if they cannot be loaded; the next call tries again
 */
export function loadI18n(language: Language): Promise<i18n> {
  loading ??= loadContent(`${language}/messages`).then((messages) => createI18n(language, messages));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
