import type { Locator, Page } from '@playwright/test';
import type { Language } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { readWords } from './site-content.ts';

/** A search box of a page. */
export type SearchBox = {
  t: Translate<'search'>;
  field: Locator;
  list: Locator;
  options: Locator;
  status: Locator;
  /** The element around the field and its list. */
  root: Locator;
};

/** Locates the search box in a part of a page. */
export function findSearch(part: Locator, language: Language): SearchBox {
  const { messages, namespaces, t } = readWords(language);
  const i18n = createI18n(language, messages);
  i18n.addResourceBundle(language, 'search', namespaces.search);
  const root = part.getByRole('search');
  const list = root.getByRole('listbox');
  return {
    t: (key, ...values) =>
      i18n.t<string, Record<string, unknown>, string>(key, { ns: 'search', ...values[0] }),
    // The field becomes a combobox on first use.
    field: root.getByLabel(t('search.label'), { exact: true }),
    list,
    options: list.getByRole('option'),
    status: root.getByRole('status'),
    root,
  };
}

/** Locates the search box of the navigation bar. */
export function findBarSearch(page: Page, language: Language): SearchBox {
  return findSearch(page.getByRole('banner'), language);
}
