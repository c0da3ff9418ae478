import type { ReactNode } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './contact-methods.styles.ts';

type Content = SectionContent<'contact-methods'>;
type Item = Content['items'][number];

/** Text with a value that keeps its own direction. */
function isolate(text: string, value: string): ReactNode {
  const [before, ...after] = text.split(value);
  return after.length === 0 ? (
    text
  ) : (
    <span>
      {before}
      <bdi dir="ltr">{value}</bdi>
      {after}
    </span>
  );
}

function renderLink({ way, link }: Item, { phone, email }: Content['company']): ReactNode {
  switch (way) {
    case 'phone':
      return (
        <a className={styles.link} href={phoneAddress(phone)}>
          {isolate(link, phone)}
        </a>
      );
    case 'email':
      return (
        <a className={styles.link} href={`mailto:${email}`}>
          {isolate(link, email)}
        </a>
      );
    case 'page':
      return (
        <Link className={styles.link} to={{ page: 'contact' }}>
          {link}
          <Icon name="arrow" size="small" />
        </Link>
      );
    default:
      return way satisfies never;
  }
}

/** The ways to reach support, side by side. */
export function ContactMethodsSection({ id, eyebrow, title, lead, items, company }: Content) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.ways}>
        {items.map((item) => (
          <li key={item.id} className={styles.way}>
            <span className={styles.icon}>
              <Icon name={item.icon} size="large" />
            </span>
            <h3 className={styles.name}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
            {renderLink(item, company)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
