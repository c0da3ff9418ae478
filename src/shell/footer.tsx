import type { ComponentProps } from 'react';
import { plainText } from '#src/i18n/plain-text.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { chatAddress, phoneAddress } from '#src/routing/contact-addresses.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { Link } from '#src/routing/link.tsx';
import type { MenuPageId } from '#src/routing/routes.ts';
import type { PageLinks } from '#src/ui/page-list.tsx';
import { Brand } from './brand.tsx';
import { styles } from './footer.styles.ts';

/** Footer of every page: address, link columns, social links, and copyright with the build year. */
export function Footer() {
  const t = useTranslate();
  const { company, navigation } = useShell().content;
  const { legalName, registerNumber, taxNumber, linkedin, networks = [] } = company;
  const registration = [
    legalName,
    registerNumber && t('footer.registerNumber', { number: registerNumber }),
    taxNumber && t('footer.taxNumber', { number: taxNumber }),
  ].filter((line) => line !== undefined);
  const nameOf = (key: 'linkedin' | 'whatsapp' | 'mail') => t(`footer.${key}`, { company: company.name });
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
              <FooterColumn key={id} id={id} title={title} pages={listed} links={links} />
            ))}
          </nav>
        </div>
        <div className={styles.base}>
          <p data-year={import.meta.env.BUILD_YEAR}>
            {t('footer.copyright', { year: import.meta.env.BUILD_YEAR, company: company.name })}
          </p>
          <ul className={styles.social} aria-label={t('footer.social')}>
            {linkedin === undefined ? null : (
              <SocialLink icon="linkedin" address={linkedin} label={nameOf('linkedin')} />
            )}
            {networks.map(({ id, icon, address, label }) => (
              <SocialLink key={id} icon={icon} address={address} label={label} />
            ))}
            <SocialLink icon="whatsapp" address={chatAddress(company, greeting)} label={nameOf('whatsapp')} />
            <SocialLink icon="mail" address={`mailto:${company.email}`} label={nameOf('mail')} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

type SocialLinkProps = { icon: ComponentProps<typeof Icon>['name']; address: string; label: string };

/** An icon link to a social network, chat or e-mail. */
function SocialLink({ icon, address, label }: SocialLinkProps) {
  return (
    <li>
      <a
        className={styles.mark}
        href={address}
        rel={address.startsWith('mailto:') ? undefined : 'noopener'}
        aria-label={label}
      >
        <Icon name={icon} size="small" />
      </a>
    </li>
  );
}

type FooterColumnProps = {
  id: string;
  title: string;
  pages: MenuPageId[];
  links: PageLinks;
};

/** A column of links; collapsible on small screens. */
function FooterColumn({ id, title, pages, links }: FooterColumnProps) {
  const names = useShell().content.pages;
  const list = `footer-${id}`;
  // The services column uses the short names of the menu.
  const kind = id === 'services' ? 'menu' : 'name';
  const listed = pages.map((page) => ({ id: page, to: { page }, label: names[page][kind] }));
  return (
    <div className={styles.footerColumn}>
      <h2 className={styles.heading}>
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="false"
          aria-controls={list}
          data-disclosure=""
        >
          {title}
          <Icon name="chevron" size="small" />
        </button>
      </h2>
      <ul id={list} className={styles.list}>
        {[...listed, ...links].map(({ id: key, to, label }) => (
          <li key={key}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
