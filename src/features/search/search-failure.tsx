import { useTranslate } from '#src/i18n/use-translate.ts';
import { styles } from './search-panel.styles.ts';

/** Stands in the place of the list when the search cannot be fetched. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.failure} role="alert">
      {t('search.failed')}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}
