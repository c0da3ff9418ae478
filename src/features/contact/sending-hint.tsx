import type { Translate } from '#src/i18n/message-keys.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './contact-form.styles.ts';

type SendingHintProps = {
  t: Translate<'contact'>;
  /** What stays beside the form says then when an answer comes. */
  isSent: boolean;
};

/** Below the button: when an answer comes, how the button is used, or that it does not send, and what happens to what is sent. */
export function SendingHint({ t, isSent }: SendingHintProps) {
  const language = useLanguage();
  const isService = import.meta.env.SITE.email.kind === 'service';
  return (
    <div className={styles.hint}>
      <div id="contact-hint" className={styles.hint}>
        {isSent ? null : (
          <p className={isService ? styles.reply : styles.replyWhereTaken}>{t('button.reply')}</p>
        )}
        <div className={styles.either}>
          <p className={isService ? styles.withScript : styles.whereTaken}>{t('button.hint')}</p>
          {isService ? null : <p className={styles.whereNotTaken}>{t('fallback.unavailable')}</p>}
        </div>
      </div>
      <p>
        {t('privacy.text')}{' '}
        <a className={styles.link} href={addressOf('privacy-policy', language)}>
          {t('privacy.link')}
        </a>
      </p>
    </div>
  );
}
