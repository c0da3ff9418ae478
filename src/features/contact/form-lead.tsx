import type { Translate } from '#src/i18n/message-keys.ts';
import { MailInstead } from './mail-instead.tsx';
import type { Recipient } from './send-message.ts';
import { styles } from './contact-form.styles.ts';

type FormLeadProps = { t: Translate<'contact'>; recipient: Recipient; lead: string | undefined };

/** Above the first field: what to write, or, where nothing takes messages, that, before anybody has written one. */
export function FormLead({ t, recipient, lead }: FormLeadProps) {
  const isService = import.meta.env.SITE.email.kind === 'service';
  return (
    <div className={styles.either}>
      {lead === undefined ? null : <p className={isService ? styles.lead : styles.leadWhereTaken}>{lead}</p>}
      {isService ? null : (
        <MailInstead
          t={t}
          recipient={recipient}
          text={`${t('fallback.unavailable')} ${t('fallback.byMail')}`}
          variant="mailWhereNotTaken"
        />
      )}
    </div>
  );
}
