import type { i18n } from 'i18next';
import type { Language } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { loadMessages } from './load-content.ts';

let loading: Promise<i18n> | undefined;

/**
 * The messages of the document, one instance for all that shows them.
 * @throws Error when they cannot be fetched; the next call tries again
 */
export function loadI18n(language: Language): Promise<i18n> {
  loading ??= loadMessages(language).then((messages) => createI18n(language, messages));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
