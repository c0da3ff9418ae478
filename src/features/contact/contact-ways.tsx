import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Company } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress, phoneAddress } from '#src/routing/contact-addresses.ts';
import { announce } from '#src/config/site-events.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { styles } from './contact-ways.styles.ts';
import { mailAddress, maskEmail } from './mail-address.ts';
import { type CopyState, useCopy } from './use-copy.ts';

type PhoneRowProps = { t: Translate<'contact'>; phone: string; support: string };

/** Phone number: call link, copy button and opening hours. */
function PhoneRow({ t, phone, support }: PhoneRowProps) {
  const value = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(phone, value);
  const copyPhone = () => {
    copy();
    announce('visitor-engaged', { category: 'contact', action: 'phone_copy', label: 'phone' });
  };
  return (
    <ContactWay title={t('information.phone')}>
      <a className={styles.number} href={phoneAddress(phone)}>
        <bdi ref={value} dir="ltr">
          {phone}
        </bdi>
      </a>
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={copyPhone}>
          {t('information.copyPhone')}
        </button>
        <CopyNotice t={t} what="phone" state={state} />
      </p>
      <p className={styles.support}>{support}</p>
    </ContactWay>
  );
}

type EmailRowProps = { t: Translate<'contact'>; email: string };

/** E-mail address: masked until the first click, which shows and copies it (behavior §4). */
function EmailRow({ t, email }: EmailRowProps) {
  const value = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const { state, copy } = useCopy(email, value);
  const showAndCopy = () => {
    // If copying fails, the text is selected, so it must be visible first.
    flushSync(() => setShown(true));
    copy();
    if (!isShown)
      announce('visitor-engaged', { category: 'contact', action: 'email_reveal', label: 'email' });
  };
  return (
    <ContactWay title={t('information.email')}>
      <p className={styles.value}>
        {isShown ? null : <span className={styles.hidden}>{t('information.hiddenEmail')}</span>}
        <bdi ref={value} dir="ltr" aria-hidden={isShown ? undefined : true}>
          {isShown ? email : maskEmail(email)}
        </bdi>
      </p>
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={showAndCopy}>
          {isShown ? t('information.copyEmail') : t('information.showEmail')}
        </button>
        {isShown ? (
          <a className={styles.action} href={mailAddress(email)}>
            {t('information.sendEmail')}
          </a>
        ) : null}
        <CopyNotice t={t} what="email" state={state} />
      </p>
    </ContactWay>
  );
}

type CopyNoticeProps = { t: Translate<'contact'>; what: 'phone' | 'email'; state: CopyState };

/** Shows whether copying worked. */
function CopyNotice({ t, what, state }: CopyNoticeProps) {
  return (
    <span role="status" className={styles[state]}>
      {state === 'idle' ? null : t(`information.${what}${state === 'copied' ? 'Copied' : 'NotCopied'}`)}
    </span>
  );
}

type ContactWaysProps = {
  title: string;
  /** Phone opening hours. */
  support: string;
  company: Company;
};

/** Contact details besides the form: phone, e-mail, chat. */
export function ContactWays({ title, support, company }: ContactWaysProps) {
  const t = useTranslate('contact');
  const { name, phone, email } = company;
  const greeting = useTranslate()('chat.greeting', { company: name });
  return (
    <section className={styles.root} aria-label={title}>
      <PhoneRow t={t} phone={phone} support={support} />
      <EmailRow t={t} email={email} />
      <ContactWay title={t('information.chat')}>
        <a className={styles.chat} href={chatAddress(company, plainText(greeting))} rel="noopener">
          {t('information.openChat')}
        </a>
      </ContactWay>
    </section>
  );
}

function ContactWay({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h2 className={styles.name}>{title}</h2>
      {children}
    </div>
  );
}
