import type { ReactNode } from 'react';
import type { Company, SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { AnswerLine } from '#src/ui/answer-field.tsx';
import { RelatedPages } from '#src/ui/page-list.tsx';
import { phoneAddress } from '#src/routing/contact-addresses.ts';
import { SiteAnswers } from './site-answers.tsx';
import { styles } from './closing.styles.ts';

/** The end of a page: contacts, next steps or answers, the next page, case studies and related pages. */
export function ClosingSection(section: SectionContent<'closing'>) {
  const { id, tone = 'paper', title, lead, items, next, related, company } = section;
  const studies = (related?.cases?.studies ?? []).map((study) => ({
    id: study.id,
    to: { page: study.page },
    label: study.title,
  }));
  return (
    <section id={id} className={styles[tone]} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={styles.lead}>{linkEmail(lead, company.email)}</p>}
        {items === undefined ? null : <ClosingWays items={items} company={company} />}
        <div className={styles.ways}>
          <Answers {...section} />
        </div>
        {next === undefined ? null : (
          <RelatedPages id="next" title={next.title} items={[{ id: next.to.page, ...next }]} />
        )}
        {related === undefined ? null : (
          <RelatedPages id="related" title={related.title} items={[...studies, ...related.items]} />
        )}
      </div>
    </section>
  );
}

/** Ways to answer: buttons, a line to write on, or fields and maps for a site. */
function Answers({ blank, site, actions }: SectionContent<'closing'>) {
  if (blank !== undefined) {
    return <AnswerLine asks={blank.asks} blank={blank} actions={actions} />;
  }
  return (
    <>
      {site === undefined ? null : <SiteAnswers {...site} />}
      <p className={styles.actions}>
        <ActionLinks actions={actions} areAllLinks={site !== undefined} />
      </p>
    </>
  );
}

type Ways = NonNullable<SectionContent<'closing'>['items']>;
type ClosingWaysProps = { items: Ways; company: Company };

/** Replaces the first occurrence of a value in a text by an element. */
function showIn(text: string, value: string, element: ReactNode): ReactNode {
  const [before, ...rest] = text.split(value);
  return rest.length === 0 ? (
    text
  ) : (
    <>
      {before}
      {element}
      {rest.join(value)}
    </>
  );
}

/** Turns the e-mail address in a text into a link. */
function linkEmail(text: string, email: string): ReactNode {
  const link = (
    <a href={`mailto:${email}`} className={styles.email}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
  return showIn(text, email, link);
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
          <span>{showIn(link, email, <bdi dir="ltr">{email}</bdi>)}</span>
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

/** Contact methods side by side; the phone number is larger than the text. */
function ClosingWays({ items, company }: ClosingWaysProps) {
  return (
    <ul className={styles.closingWays}>
      {items.map((item) => (
        <li key={item.id} className={styles.way}>
          <h3 className={styles.name}>{item.title}</h3>
          <p className={styles.text}>{item.text}</p>
          {renderLink(item, company)}
        </li>
      ))}
    </ul>
  );
}
