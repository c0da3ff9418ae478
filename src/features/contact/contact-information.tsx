import type { Company } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { EmailRow } from './email-row.tsx';
import { InformationRow } from './information-row.tsx';
import { PhoneRow } from './phone-row.tsx';
import { styles } from './contact-information.styles.ts';

type ContactInformationProps = {
  title: string;
  company: Company;
  hours: { title: string; offices: readonly { id: string; text: string }[]; support: string };
};

/** Everything beside the form: phone, e-mail, chat, the place, the hours. */
export function ContactInformation({ title, company, hours }: ContactInformationProps) {
  const t = useTranslate('contact');
  const greeting = useTranslate()('chat.greeting', { company: company.name });
  const { phone, email, city, region, country } = company;
  return (
    <section className={styles.root} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {title}
      </h2>
      <PhoneRow t={t} phone={phone} />
      <EmailRow t={t} email={email} />
      <InformationRow icon="whatsapp" title={t('information.chat')}>
        <a className={styles.action} href={chatAddress(phone, plainText(greeting))} rel="noopener">
          {t('information.openChat')}
        </a>
      </InformationRow>
      <InformationRow icon="map-pin" title={t('information.headquarters')}>
        <p className={styles.value}>{t('information.place', { city, region, country })}</p>
      </InformationRow>
      <InformationRow icon="clock" title={hours.title}>
        {hours.offices.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        <p className={styles.small}>{hours.support}</p>
      </InformationRow>
    </section>
  );
}
