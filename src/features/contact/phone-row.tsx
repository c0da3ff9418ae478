import { useRef } from 'react';
import { announce } from '#src/config/site-events.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { ContactWay } from './contact-way.tsx';
import { useCopy } from './use-copy.ts';
import { styles } from './contact-ways.styles.ts';

type PhoneRowProps = { t: Translate<'contact'>; phone: string; support: string };

const notices = {
  copied: 'information.phoneCopied',
  failed: 'information.phoneNotCopied',
} as const;

/** The phone number: a link that calls it, a button that copies it, and when it is answered. */
export function PhoneRow({ t, phone, support }: PhoneRowProps) {
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
        <span role="status" className={styles[state]}>
          {state === 'idle' ? null : t(notices[state])}
        </span>
      </p>
      <p className={styles.support}>{support}</p>
    </ContactWay>
  );
}
