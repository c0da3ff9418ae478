import { useEffect, useState } from 'react';
import { addNamespace } from '#src/content/load-i18n.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { reloadOnce, reloadPage } from '#src/ui/reload-once.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { Search } from './create-search.ts';
import { loadSearch } from './load-search.ts';
import { SearchCombobox } from './search-combobox.tsx';
import type { SearchFieldProps } from './use-combobox.ts';
import { styles } from './search-panel.styles.ts';

/** Search box in use; the list appears when index and messages have loaded. */
export function SearchPart(box: SearchFieldProps) {
  const [search, load] = useSearch();
  const { field } = box;
  useEffect(() => field.current?.setCustomValidity(''), [field]);
  const retry = () => {
    field.current?.focus();
    load();
  };
  if (search === 'failed') return <SearchFailure onRetry={retry} />;
  if (search !== 'loading') {
    return <SearchCombobox {...box} search={search} />;
  }
  return (
    <div className={styles.loading} aria-busy="true">
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}

/** Returns the search of the page's language and a function that retries. */
function useSearch(): [Search | 'loading' | 'failed', () => void] {
  const i18n = useI18n();
  const language = useLanguage();
  const [search, setSearch] = useState<Search | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    Promise.all([loadSearch(language), addNamespace(i18n, 'search')]).then(
      ([loaded]) => setSearch(() => loaded),
      () => {
        if (!reloadOnce()) setSearch('failed');
      },
    );
  }, [i18n, language, attempt]);
  const load = () => {
    setSearch('loading');
    setAttempt(attempt + 1);
  };
  return [search, load];
}

/** Shown instead of the list if the search cannot be loaded. Online, a page reload may help. */
function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  const isOnline = navigator.onLine;
  return (
    <div className={styles.failure} role="alert">
      <span>{t(isOnline ? 'pageFailed' : 'search.failed')}</span>
      <button type="button" className={styles.retry} onClick={isOnline ? reloadPage : onRetry}>
        {t(isOnline ? 'retry' : 'search.retry')}
      </button>
    </div>
  );
}
