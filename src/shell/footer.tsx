import { useNamespace } from '#src/content/use-namespace.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress } from '#src/routing/chat-address.ts';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SignalLines } from '#src/ui/signal-lines.tsx';
import { Brand } from './brand.tsx';
import { FooterColumn } from './footer-column.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './footer.styles.ts';

const buildYear = new Date(import.meta.env.BUILT_AT).getUTCFullYear();

/** The end of every page: address, columns of links, social links, copyright of the year of the build. */
export function Footer() {
  useNamespace('contact');
  const t = useTranslate();
  const { company, navigation, pages } = useShell().content;
  const chatText = useTranslate('contact')('information.chatText', { company: company.name });
  return (
    <footer className={styles.root}>
      <SignalLines place="footer" />
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.company}>
            <Brand label={t('brand.home', { company: company.name })} logo={company.logo} ground="ink" />
            <p>{company.tagline}</p>
            <address className={styles.address}>
              <span>
                {t('footer.headquarters', {
                  city: company.city,
                  region: company.region,
                  country: company.country,
                })}
              </span>
              <a className={styles.contact} href={phoneAddress(company.phone)}>
                <bdi dir="ltr">{company.phone}</bdi>
              </a>
              <a className={styles.contact} href={`mailto:${company.email}`}>
                <bdi dir="ltr">{company.email}</bdi>
              </a>
            </address>
          </div>
          <nav className={styles.navigation} aria-label={t('footer.label')}>
            {navigation.footer.map(({ id, title, pages: listed }) => (
              <FooterColumn key={id} id={id} title={title} pages={listed} names={pages} />
            ))}
          </nav>
        </div>
        <div className={styles.base}>
          <p data-year={buildYear}>{t('footer.copyright', { year: buildYear, company: company.name })}</p>
          <ul className={styles.social} aria-label={t('footer.social')}>
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
            <li>
              <a
                className={styles.mark}
                href={chatAddress(company.phone, chatText)}
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
