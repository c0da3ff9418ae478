import type { Company } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { ContactWay } from './contact-way.tsx';
import { EmailRow } from './email-row.tsx';
import { PhoneRow } from './phone-row.tsx';
import { styles } from './contact-ways.styles.ts';

type ContactWaysProps = {
  title: string;
  /** When the phone is answered. */
  support: string;
  company: Company;
};

/** The ways to reach a person without the form: phone, e-mail, chat. */
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
