import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#src/config/site-events.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { ContactWay } from './contact-way.tsx';
import { mailAddress, maskEmail } from './mail-address.ts';
import { useCopy } from './use-copy.ts';
import { styles } from './contact-ways.styles.ts';

type EmailRowProps = { t: Translate<'contact'>; email: string };

const notices = {
  copied: 'information.emailCopied',
  failed: 'information.emailNotCopied',
} as const;

/** The e-mail address: masked at first; the first click shows and copies it (behavior §4). */
export function EmailRow({ t, email }: EmailRowProps) {
  const value = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const { state, copy } = useCopy(email, value);
  const showAndCopy = () => {
    // What cannot be copied is selected, and so has to be shown before.
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
        <span role="status" className={styles[state]}>
          {state === 'idle' ? null : t(notices[state])}
        </span>
      </p>
    </ContactWay>
  );
}
