import type { Translate } from '#src/i18n/message-keys.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { canDeliver } from './can-deliver.ts';
import { MailInstead } from './mail-instead.tsx';
import type { Recipient } from './send-message.ts';
import { styles } from './contact-form.styles.ts';

type SendingHintProps = { t: Translate<'contact'>; recipient: Recipient };

/**
 * Below the button: how it is used and what happens to what is sent, or, where nothing takes messages, how to write
 * instead. That is known only in the browser, so both have the same place, and nothing moves.
 */
export function SendingHint({ t, recipient }: SendingHintProps) {
  const language = useLanguage();
  const isReachable = !useHydrated() || canDeliver();
  return (
    <div className={styles.hints}>
      <div className={isReachable ? styles.hint : styles.hintUnseen}>
        <p id="contact-hint">{t('button.hint')}</p>
        <p>
          {t('privacy.text')}{' '}
          <a className={styles.link} href={addressOf('privacy-policy', language)}>
            {t('privacy.link')}
          </a>
        </p>
      </div>
      {import.meta.env.SITE.email.kind === 'mailbox' ? (
        <MailInstead
          t={t}
          recipient={recipient}
          text={t('fallback.unavailable')}
          variant={isReachable ? 'mailUnseen' : 'mail'}
        />
      ) : null}
    </div>
  );
}
