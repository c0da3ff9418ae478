import type { Translate } from '#src/i18n/message-keys.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { ContactState } from './contact-state.ts';
import { describeOutcome } from './describe-outcome.ts';
import { mailAddress } from './mail-address.ts';
import type { Recipient } from './send-message.ts';
import { styles } from './form-outcome.styles.ts';

type FormOutcomeProps = { t: Translate<'contact'>; state: ContactState; recipient: Recipient };

/** What stays beside the form when sending has ended, longer than any toast. */
export function FormOutcome({ t, state: { outcome, letter }, recipient }: FormOutcomeProps) {
  if (outcome === null) return null;
  if (outcome.kind === 'sent') {
    return (
      <p className={styles.sent}>
        <Icon name="check" size="small" />
        {t('after.sent')}
      </p>
    );
  }
  const author = letter === null ? '' : `${letter.firstName} ${letter.lastName}\n${letter.company}`;
  const body = `${letter?.message ?? ''}\n\n${author}`;
  const subject = t('fallback.subject', { company: recipient.name });
  return (
    <div className={styles.failed}>
      <Icon name="alert" size="small" />
      <div>
        <p className={styles.reason}>{describeOutcome(t, outcome)}</p>
        {outcome.kind === 'repeated' ? null : <p>{t('after.failed')}</p>}
        <p>
          <a className={styles.link} href={mailAddress(recipient.email, { subject, body })}>
            {t('after.mail')}
          </a>
        </p>
      </div>
    </div>
  );
}
