import { useTranslate } from '#src/i18n/use-translate.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './consent-banner.styles.ts';

/** Request for consent with three answers; Accept and Decline look the same and take one press each. */
export function ConsentBanner() {
  const t = useTranslate('consent');
  return (
    <>
      <h2 id="consent-banner-title" className={styles.title}>
        {t('title')}
      </h2>
      <button type="button" className={styles.close} aria-label={t('close')} data-answer="close">
        <Icon name="close" size="small" />
      </button>
      <p className={styles.text}>
        {t('text')}{' '}
        <Link className={styles.policy} to={{ page: 'cookie-policy' }}>
          {t('policy')}
        </Link>
      </p>
      <p className={styles.actions}>
        <button type="button" className={styles.answer} data-answer="accept">
          {t('accept')}
        </button>
        <button type="button" className={styles.answer} data-answer="decline">
          {t('decline')}
        </button>
        <button type="button" className={styles.customize} data-answer="customize">
          {t('customize')}
        </button>
      </p>
    </>
  );
}
