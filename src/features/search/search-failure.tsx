import { useTranslate } from '#src/i18n/use-translate.ts';
import { reloadPage } from '#src/ui/reload-once.ts';
import { styles } from './search-panel.styles.ts';

/** Stands in the place of the list when the search cannot be fetched. With a network, a new document may help. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
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
