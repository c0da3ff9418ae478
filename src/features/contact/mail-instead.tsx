import type { Translate } from '#src/i18n/message-keys.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { canDeliver } from './can-deliver.ts';
import { mailAddress } from './mail-address.ts';
import type { Recipient } from './send-message.ts';
import { styles } from './contact-form.styles.ts';

type MailInsteadProps = { t: Translate<'contact'>; recipient: Recipient };

/** Says how to write when the form cannot send: without JavaScript, or where nothing takes its messages. */
export function MailInstead({ t, recipient }: MailInsteadProps) {
  const isReachable = !useHydrated() || canDeliver();
  return (
    <div
      className={isReachable ? styles.mailWithoutScript : styles.mail}
      role={isReachable ? undefined : 'alert'}
    >
      <p>{isReachable ? t('fallback.noScript') : t('fallback.unavailable')}</p>
      <p>
        <a className={styles.mailLink} href={mailAddress(recipient.email)}>
          {t('fallback.mail')} <bdi dir="ltr">{recipient.email}</bdi>
        </a>
      </p>
    </div>
  );
}
