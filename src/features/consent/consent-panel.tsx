import { useTranslate } from '#src/i18n/use-translate.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { styles } from './consent-panel.styles.ts';
import { styles as shield } from './consent-shield.styles.ts';

/** The corner of the screen that asks for consent, and the round button that asks again (behavior §4); hidden until it is time. */
export function ConsentPanel() {
  const label = useTranslate('consent')('open');
  return (
    <section className={styles.room} aria-label={label} data-floating="" data-consent="" hidden>
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
      <button type="button" className={shield.root} aria-label={label} aria-expanded="false">
        <Icon name="shield" />
      </button>
    </section>
  );
}
