import type { Translate } from '#src/i18n/message-keys.ts';
import type { Recipient } from './send-message.ts';
import { styles } from './contact-form.styles.ts';
import { mailAddress } from './mail-address.ts';

type FormLeadProps = { t: Translate<'contact'>; recipient: Recipient; lead: string | undefined };

/** Above the first field: what to write, or, if the site accepts no messages, a note that says so. */
export function FormLead({ t, recipient, lead }: FormLeadProps) {
  const isService = import.meta.env.SITE.email.kind !== 'mailbox';
  return (
    <div className={styles.either}>
      {lead === undefined ? null : <p className={isService ? styles.lead : styles.leadWhereTaken}>{lead}</p>}
      {isService ? null : (
        <EmailFallback
          t={t}
          recipient={recipient}
          text={`${t('fallback.unavailable')} ${t('fallback.byMail')}`}
          variant="mailWhereNotTaken"
        />
      )}
    </div>
  );
}

type MailInsteadProps = {
  t: Translate<'contact'>;
  recipient: Recipient;
  /** Why the form cannot send. */
  text: string;
  variant: 'mailWhereNotTaken' | 'mailWithoutScript';
};

/** Says why the form cannot send and links to e-mail instead. */
export function EmailFallback({ t, recipient, text, variant }: MailInsteadProps) {
  return (
    <p className={styles[variant]} role="note">
      {text}{' '}
      <a className={styles.link} href={mailAddress(recipient.email)}>
        {t('fallback.mail')} <bdi dir="ltr">{recipient.email}</bdi>
      </a>
    </p>
  );
}
