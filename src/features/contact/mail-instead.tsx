import type { Translate } from '#src/i18n/message-keys.ts';
import { mailAddress } from './mail-address.ts';
import type { Recipient } from './send-message.ts';
import { styles } from './contact-form.styles.ts';

type MailInsteadProps = {
  t: Translate<'contact'>;
  recipient: Recipient;
  /** Why the form cannot send. */
  text: string;
  variant: 'mailWhereNotTaken' | 'mailWithoutScript';
};

/** Says why the form cannot send, and how to write instead. */
export function MailInstead({ t, recipient, text, variant }: MailInsteadProps) {
  return (
    <div className={styles[variant]} role="note">
      <p>{text}</p>
      <p>
        <a className={styles.mailLink} href={mailAddress(recipient.email)}>
          {t('fallback.mail')} <bdi dir="ltr">{recipient.email}</bdi>
        </a>
      </p>
    </div>
  );
}
