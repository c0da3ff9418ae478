import type { Translate } from '#src/i18n/message-keys.ts';
import { Icon } from '#src/ui/icon.tsx';
import { describeOutcome, describeRemedy } from './form-messages.ts';
import { MailOutcome } from './mail-outcome.tsx';
import type { Recipient } from './send-message.ts';
import type { Attempt } from './use-contact-form.ts';
import { styles } from './contact-form.styles.ts';

type FormOutcomeProps = { t: Translate<'contact'>; attempt: Attempt | null; recipient: Recipient };

/** What stays beside the form when sending has ended, longer than any toast. */
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
