import type { Company } from '#src/content/content-types.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { EmailRow } from './email-row.tsx';
import { InformationRow } from './information-row.tsx';
import { PhoneRow } from './phone-row.tsx';
import { styles } from './contact-information.styles.ts';

type ContactInformationProps = {
  title: string;
  company: Company;
  hours: { title: string; austin: string; gulf: string; support: string };
};

/** Everything beside the form: phone, e-mail, chat, the place, the hours. */
export function ContactInformation({ title, company, hours }: ContactInformationProps) {
  const t = useTranslate('contact');
  const { name, phone, email, city, region, country } = company;
  return (
    <aside className={styles.root} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {title}
      </h2>
      <PhoneRow t={t} phone={phone} />
      <EmailRow t={t} email={email} />
      <InformationRow icon="whatsapp" title={t('information.chat')}>
        <a
          className={styles.action}
          href={chatAddress(phone, t('information.chatText', { company: name }))}
          rel="noopener"
        >
          {t('information.openChat')}
        </a>
      </InformationRow>
      <InformationRow icon="map-pin" title={t('information.headquarters')}>
        <p className={styles.value}>{t('information.place', { city, region, country })}</p>
      </InformationRow>
      <InformationRow icon="clock" title={hours.title}>
        <p>{hours.austin}</p>
        <p>{hours.gulf}</p>
        <p className={styles.small}>{hours.support}</p>
      </InformationRow>
    </aside>
  );
}
