import { type ReactNode, useRef } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Link } from '#src/routing/link.tsx';
import { contactServices } from '#src/routing/service-pages.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { type FieldName, fieldNames, industryIds } from './contact-fields.ts';
import { FormField } from './form-field.tsx';
import { describeOutcome, describeProgress } from './form-messages.ts';
import { FormOutcome } from './form-outcome.tsx';
import { HoldButton } from './hold-button.tsx';
import { EmailFallback } from './form-lead.tsx';
import type { Recipient } from './send-message.ts';
import { useContactForm } from './use-contact-form.ts';
import { styles } from './contact-form.styles.ts';

/** A short notice to the visitor. */
export type Notice = { kind: 'error' | 'success'; text: string };

type ContactFormProps = {
  recipient: Recipient;
  onNotice: (notice: Notice) => void;
  /** Called when a field or the button gets focus: notices may follow. */
  onTouch: () => void;
  /** Called after each message sent. */
  onSent?: () => void;
};

/** The contact form. Without scripts it is readable and offers an e-mail link instead. */
export function ContactForm({ recipient, onNotice, onTouch, onSent }: ContactFormProps) {
  const t = useTranslate('contact');
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useContactForm({
    t,
    recipient,
    honeypot,
    onRefuse: () => onNotice({ kind: 'error', text: t('toasts.invalid') }),
    onOutcome: (outcome) => {
      const kind = outcome.kind === 'sent' ? 'success' : 'error';
      onNotice({ kind, text: describeOutcome(t, outcome) });
      if (kind === 'success') onSent?.();
    },
  });
  const optionsOf = (name: FieldName) =>
    name === 'industry'
      ? listOptions(t('choose.industry'), industryIds, (id) => t(`industries.${id}`))
      : listOptions(t('choose.service'), contactServices, (id) => t(`services.${id}`));
  return (
    // Outside a dialog this method submits nothing: only the button sends.
    <form className={styles.root} method="dialog" noValidate>
      <EmailFallback t={t} recipient={recipient} text={t('fallback.noScript')} variant="mailWithoutScript" />
      <fieldset className={styles.fields} disabled={form.isSubmitting} data-clear-of-toasts="">
        <p className={styles.required}>{t('required')}</p>
        {fieldNames.map((name) => (
          <FormField
            key={name}
            registration={form.registerField(name)}
            label={t(`labels.${name}`)}
            error={form.errors[name]?.message}
            isShaking={form.isShaking}
            options={optionsOf(name)}
            onFocus={onTouch}
          />
        ))}
        <div className={styles.unseen} aria-hidden="true">
          <label>
            {t('labels.website')}
            <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Sending t={t} isSent={form.attempt?.outcome.kind === 'sent'}>
          <HoldButton
            t={t}
            hold={form.hold}
            mustFix={form.mustFix}
            isSubmitting={form.isSubmitting}
            onFocus={onTouch}
            onPress={form.press}
            onRelease={form.release}
          />
        </Sending>
      </fieldset>
      <p className={styles.unseen} role="status">
        {describeProgress(t, form.hold)}
      </p>
      <div className={styles.outcome} role="status">
        <FormOutcome t={t} attempt={form.attempt} recipient={recipient} />
      </div>
    </form>
  );
}

function listOptions<Id extends string>(nothing: string, ids: readonly Id[], describe: (id: Id) => string) {
  return [{ id: '', label: nothing }, ...ids.map((id) => ({ id, label: describe(id) }))];
}

type SendingProps = {
  t: Translate<'contact'>;
  /** The outcome then says when to expect a reply. */
  isSent: boolean;
  children: ReactNode;
};

/**
 * Above the button: how to use it, or that the form cannot send. Below it: when to expect a reply, and the privacy
 * note.
 */
function Sending({ t, isSent, children }: SendingProps) {
  const isService = import.meta.env.SITE.email.kind !== 'mailbox';
  return (
    <div className={styles.sending}>
      <div id="contact-hint" className={styles.holdHint}>
        <p className={isService ? styles.withScript : styles.whereTaken}>{t('button.hint')}</p>
        {isService ? null : <p className={styles.whereNotTaken}>{t('fallback.unavailable')}</p>}
      </div>
      {children}
      <div className={styles.hint}>
        <div id="contact-reply">
          {isSent ? null : (
            <p className={isService ? styles.reply : styles.replyWhereTaken}>{t('button.reply')}</p>
          )}
        </div>
        <p>
          {t('privacy.text')}{' '}
          <Link className={styles.link} to={{ page: 'privacy-policy' }}>
            {t('privacy.link')}
          </Link>
        </p>
      </div>
    </div>
  );
}
