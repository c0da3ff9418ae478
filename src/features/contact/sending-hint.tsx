import type { Translate } from '#src/i18n/message-keys.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { canDeliver } from './can-deliver.ts';
import { MailInstead } from './mail-instead.tsx';
import type { Recipient } from './send-message.ts';
import { styles } from './contact-form.styles.ts';

type SendingHintProps = { t: Translate<'contact'>; recipient: Recipient };

/**
 * Below the button: how it is used, or, where nothing takes messages, how to write instead. That is known only in the
 * browser, so both have the same place, and nothing moves.
 */
export function SendingHint({ t, recipient }: SendingHintProps) {
  const isReachable = !useHydrated() || canDeliver();
  return (
    <div className={styles.hints}>
      <p id="contact-hint" className={isReachable ? styles.hint : styles.hintUnseen}>
        {t('button.hint')}
      </p>
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
