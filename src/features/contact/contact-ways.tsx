import type { Company } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { ContactWay } from './contact-way.tsx';
import { EmailRow } from './email-row.tsx';
import { PhoneRow } from './phone-row.tsx';
import { styles } from './contact-ways.styles.ts';

/** The ways to reach a person without the form: phone, e-mail, chat. */
export function ContactWays({ title, company }: { title: string; company: Company }) {
  const t = useTranslate('contact');
  const { name, phone, email } = company;
  const greeting = useTranslate()('chat.greeting', { company: name });
  return (
    <section className={styles.root} aria-label={title}>
      <PhoneRow t={t} phone={phone} />
      <EmailRow t={t} email={email} />
      <ContactWay title={t('information.chat')}>
        <a className={styles.chat} href={chatAddress(phone, plainText(greeting))} rel="noopener">
          {t('information.openChat')}
        </a>
      </ContactWay>
    </section>
  );
}
