import type { ReactNode } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { RelatedPages } from '#src/ui/related-pages.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { splitAround } from '#src/ui/split-around.ts';
import { styles } from './hotline.styles.ts';

type HotlineProps = SectionContent<'hotline'>;
type Way = HotlineProps['items'][number];

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

function renderLink({ way, link }: Way, { phone, email }: HotlineProps['company']): ReactNode {
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

/** The end of the page: a number as wide as the page, the quieter ways to reach support, and the way to an agreement. */
export function HotlineSection(props: HotlineProps) {
  const { id, eyebrow, title, lead, items, request, related, company } = props;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
        <ul className={styles.ways}>
          {items.map((item) => (
            <li key={item.id} className={item.way === 'phone' ? styles.call : styles.way}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
              {renderLink(item, company)}
            </li>
          ))}
        </ul>
        <div id="cta" className={styles.request}>
          <h2 className={styles.question}>{request.title}</h2>
          <p className={styles.lead}>{request.lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={request.actions} />
          </p>
        </div>
        <RelatedPages related={related} />
      </div>
    </section>
  );
}
