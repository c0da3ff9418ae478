import { type SubmitEvent, useRef } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { contactServices } from '#src/routing/contact-services.ts';
import { type FieldName, fieldNames, HONEYPOT_NAME, industryIds } from './contact-fields.ts';
import { describeFault } from './describe-fault.ts';
import { describeOutcome } from './describe-outcome.ts';
import { describeProgress } from './describe-progress.ts';
import { FormField } from './form-field.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { HoldButton } from './hold-button.tsx';
import { MailInstead } from './mail-instead.tsx';
import type { Recipient } from './send-message.ts';
import { useContactControl } from './use-contact-control.ts';
import { useFormEvents } from './use-form-events.ts';
import { useKeptForm } from './use-kept-form.ts';
import { styles } from './contact-form.styles.ts';

/** A short notice for the visitor. */
export type Notice = { kind: 'error' | 'success'; text: string };

type ContactFormProps = {
  recipient: Recipient;
  onNotice: (notice: Notice) => void;
  /** Called when the form is first touched: notices may follow. */
  onTouch: () => void;
  /** Called once after each message that was sent. */
  onSent?: () => void;
};

/** The contact form. It is plain HTML until it is touched, and readable without any script. */
export function ContactForm({ recipient, onNotice, onTouch, onSent }: ContactFormProps) {
  const t = useTranslate('contact');
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptForm(form);
  const language = useLanguage();
  const { state, wake, leave, press, release } = useContactControl({
    form,
    recipient,
    onRefuse: () => onNotice({ kind: 'error', text: t('toasts.invalid') }),
    onOutcome: (outcome) => {
      const isSent = outcome.kind === 'sent';
      onNotice({ kind: isSent ? 'success' : 'error', text: describeOutcome(t, outcome) });
      if (isSent) onSent?.();
    },
  });
  useFormEvents(form, {
    onTouch: () => {
      wake();
      onTouch();
    },
    onInput: keep,
    onLeave: leave,
  });
  const optionsOf = (name: FieldName) => {
    if (name === 'industry')
      return listOptions(t('choose.industry'), industryIds, (id) => t(`industries.${id}`));
    return listOptions(t('choose.service'), contactServices, (id) => t(`services.${id}`));
  };
  return (
    // Without a dialog around it, this method sends nothing anywhere while the form is plain HTML.
    <form
      ref={form}
      className={styles.root}
      method="dialog"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      <MailInstead t={t} recipient={recipient} />
      <fieldset className={styles.fields} disabled={state.hold.phase === 'sending'}>
        {fieldNames.map((name) => {
          const fault = state.faults[name];
          return (
            <FormField
              key={name}
              name={name}
              label={t(`labels.${name}`)}
              fault={fault === undefined ? undefined : describeFault(t, name, fault)}
              isShaking={state.isShaking}
              options={optionsOf(name)}
            />
          );
        })}
        <div className={styles.unseen} aria-hidden="true">
          <label>
            {t('labels.website')}
            <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.sending}>
          <HoldButton t={t} state={state} onPress={press} onRelease={release} />
          <p id="contact-hint" className={styles.hint}>
            {t('button.hint')}
          </p>
        </div>
      </fieldset>
      <p className={styles.unseen} role="status">
        {describeProgress(t, state.hold)}
      </p>
      <div className={styles.outcome} role="status">
        <FormOutcome t={t} state={state} recipient={recipient} />
      </div>
      <p className={styles.hint}>
        {t('privacy.text')}{' '}
        <a className={styles.link} href={addressOf('privacy-policy', language)}>
          {t('privacy.link')}
        </a>
      </p>
    </form>
  );
}

function listOptions<Id extends string>(nothing: string, ids: readonly Id[], describe: (id: Id) => string) {
  return [{ id: '', label: nothing }, ...ids.map((id) => ({ id, label: describe(id) }))];
}
