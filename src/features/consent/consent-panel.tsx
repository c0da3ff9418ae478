import { useTranslate } from '#src/i18n/use-translate.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/routing/link.tsx';
import { styles } from './consent-panel.styles.ts';

/** Consent panel, and the button at the edge that reopens it (behavior §4). `followConsentPanel` makes it visible. */
export function ConsentPanel() {
  const label = useTranslate('consent')('open');
  return (
    <section className={styles.corner} aria-label={label} data-floating="" data-consent="" hidden>
      <section
        className={styles.panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby="consent-banner-title"
        hidden
      >
        <ConsentBanner />
      </section>
      <section className={styles.panel} role="dialog" tabIndex={-1} hidden />
      <button type="button" className={styles.consentButton} title={label} aria-expanded="false">
        <Icon name="shield" />
        <span className={styles.word}>{label}</span>
      </button>
    </section>
  );
}

/** Consent request with three answers; Accept and Decline look the same and take one click each. */
function ConsentBanner() {
  const t = useTranslate('consent');
  return (
    <>
      <h2 id="consent-banner-title" className={styles.title}>
        {t('title')}
      </h2>
      <button type="button" className={styles.close} aria-label={t('close')} data-answer="close">
        <Icon name="close" size="small" />
      </button>
      <p>
        {t('text')}{' '}
        <Link className={styles.policy} to={{ page: 'cookie-policy' }}>
          {t('policy')}
        </Link>
      </p>
      <p className={styles.actions}>
        {(['accept', 'decline', 'customize'] as const).map((answer) => (
          <button key={answer} type="button" className={styles.answer} data-answer={answer}>
            {t(answer)}
          </button>
        ))}
      </p>
    </>
  );
}
