import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { FooterColumn } from './footer-column.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './footer.styles.ts';

/** The end of every page: address, columns of links, social links, copyright of the year of the build. */
export function Footer() {
  const t = useTranslate();
  const { company, navigation, pages } = useShell().content;
  const { legalName, registerNumber, taxNumber, networks = [] } = company;
  const registration = [
    legalName,
    registerNumber && t('footer.registerNumber', { number: registerNumber }),
    taxNumber && t('footer.taxNumber', { number: taxNumber }),
  ].filter((line) => line !== undefined);
  const greeting = plainText(t('chat.greeting', { company: company.name }));
  return (
    <footer className={styles.root}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.company}>
            <Brand label={t('brand.home', { company: company.name })} logo={company.logo} ground="ink" />
            <p>{company.tagline}</p>
            <address className={styles.address}>
              <span>{company.seat}</span>
              <a className={styles.contact} href={phoneAddress(company.phone)}>
                <bdi dir="ltr">{company.phone}</bdi>
              </a>
              <a className={styles.contact} href={`mailto:${company.email}`}>
                <bdi dir="ltr">{company.email}</bdi>
              </a>
              {registration.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <nav className={styles.navigation} aria-label={t('footer.label')}>
            {navigation.footer.map(({ id, title, pages: listed, links = [] }) => (
              <FooterColumn key={id} id={id} title={title} pages={listed} links={links} names={pages} />
            ))}
          </nav>
        </div>
        <div className={styles.base}>
          <p data-year={import.meta.env.BUILD_YEAR}>
            {t('footer.copyright', { year: import.meta.env.BUILD_YEAR, company: company.name })}
          </p>
          <ul className={styles.social} aria-label={t('footer.social')}>
            {company.linkedin === undefined ? null : (
              <li>
                <a
                  className={styles.mark}
                  href={company.linkedin}
                  rel="noopener"
                  aria-label={t('footer.linkedin', { company: company.name })}
                >
                  <Icon name="linkedin" size="small" />
                </a>
              </li>
            )}
            {networks.map(({ id, icon, address, label }) => (
              <li key={id}>
                <a className={styles.mark} href={address} rel="noopener" aria-label={label}>
                  <Icon name={icon} size="small" />
                </a>
              </li>
            ))}
            <li>
              <a
                className={styles.mark}
                href={chatAddress(company, greeting)}
                rel="noopener"
                aria-label={t('footer.whatsapp', { company: company.name })}
              >
                <Icon name="whatsapp" size="small" />
              </a>
            </li>
            <li>
              <a
                className={styles.mark}
                href={`mailto:${company.email}`}
                aria-label={t('footer.mail', { company: company.name })}
              >
                <Icon name="mail" size="small" />
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
