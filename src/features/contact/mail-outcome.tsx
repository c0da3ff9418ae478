import { type MouseEvent, useRef } from 'react';
import type { Translate } from '#src/i18n/message-keys.ts';
import type { ContactValues } from './contact-fields.ts';
import { mailWithMessage } from './mail-address.ts';
import type { Recipient } from './send-message.ts';
import { useCopy } from './use-copy.ts';
import { styles } from './contact-form.styles.ts';

type MailOutcomeProps = { t: Translate<'contact'>; recipient: Recipient; values: ContactValues };

/** The way to send by mail what the form could not send. What no link can carry is copied instead. */
export function MailOutcome({ t, recipient, values }: MailOutcomeProps) {
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
