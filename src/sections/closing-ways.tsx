import type { ReactNode } from 'react';
import type { Company, SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { splitAround } from '#src/ui/split-around.ts';
import { styles } from './closing-ways.styles.ts';

type Ways = NonNullable<SectionContent<'closing'>['items']>;
type ClosingWaysProps = { items: Ways; company: Company };

/** Text with a value that keeps its own direction. */
function isolate(text: string, value: string): ReactNode {
  const around = splitAround(text, value);
  return around === null ? (
    text
  ) : (
    <span>
      {around.before}
      <bdi dir="ltr">{value}</bdi>
      {around.after}
    </span>
  );
}

function renderLink({ way, link }: Ways[number], { phone, email }: Company): ReactNode {
  switch (way) {
    case 'phone':
      return (
        <a className={styles.number} href={phoneAddress(phone)} aria-label={link}>
          <bdi dir="ltr">{phone}</bdi>
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
        </Link>
      );
    default:
      return way satisfies never;
  }
}

/** Ways to reach a person: a number in large type, and beside it the quieter ones. */
export function ClosingWays({ items, company }: ClosingWaysProps) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item.id} className={item.way === 'phone' ? styles.call : styles.way}>
          <h3 className={styles.name}>{item.title}</h3>
          <p className={styles.text}>{item.text}</p>
          {renderLink(item, company)}
        </li>
      ))}
    </ul>
  );
}
