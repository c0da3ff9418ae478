import { type MouseEvent, useRef } from 'react';
import type { Translate } from '#src/i18n/message-keys.ts';
import { Icon } from '#src/ui/icon.tsx';
import { describeOutcome, describeRemedy } from './form-messages.ts';
import type { Recipient } from './send-message.ts';
import type { Attempt } from './use-contact-form.ts';
import { styles } from './contact-form.styles.ts';
import type { ContactValues } from './contact-fields.ts';
import { mailWithMessage } from './mail-address.ts';
import { useCopy } from './use-copy.ts';

type FormOutcomeProps = { t: Translate<'contact'>; attempt: Attempt | null; recipient: Recipient };

/** The result of sending, next to the form; it stays longer than a toast. */
export function FormOutcome({ t, attempt, recipient }: FormOutcomeProps) {
  if (attempt === null) return null;
  const { outcome, sentValues } = attempt;
  if (outcome.kind === 'sent') {
    return (
      <p className={styles.sent} data-clear-of-toasts="">
        <Icon name="check" size="small" />
        {t('after.sent')}
      </p>
    );
  }
  const remedy = describeRemedy(t, outcome);
  return (
    <div className={styles.failed} data-clear-of-toasts="">
      <Icon name="alert" size="small" />
      <div>
        <p className={styles.reason}>{describeOutcome(t, outcome)}</p>
        {remedy === null ? null : <p>{remedy}</p>}
        <MailOutcome t={t} recipient={recipient} values={sentValues} />
      </div>
    </div>
  );
}

type MailOutcomeProps = { t: Translate<'contact'>; recipient: Recipient; values: ContactValues };

/** Offers to send the message by e-mail. A text too long for a link is copied instead. */
function MailOutcome({ t, recipient, values }: MailOutcomeProps) {
  const { firstName, lastName, company, message } = values;
  const body = `${message}\n\n${firstName} ${lastName}\n${company}`;
  const subject = t('fallback.subject', { company: recipient.name });
  const { address, hasBody } = mailWithMessage(recipient.email, subject, body);
  const field = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(body, field);
  const copyMessage = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const shown = form?.elements.namedItem('message');
    field.current = shown instanceof HTMLElement ? shown : null;
    copy();
  };
  return (
    <>
      {hasBody ? null : (
        <>
          <p>{t('after.mailWithoutText')}</p>
          <button type="button" className={styles.mailLink} onClick={copyMessage}>
            {t('after.copy')}
          </button>
        </>
      )}
      <p>
        <a className={styles.mailLink} href={address}>
          {t('after.mail')}
        </a>
      </p>
      {state === 'copied' ? <p>{t('after.copied')}</p> : null}
      {state === 'failed' ? <p>{t('after.notCopied')}</p> : null}
    </>
  );
}
