import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { splitAround } from '#src/ui/split-around.ts';
import { styles } from './legal-contact.styles.ts';

/** The end of a legal text: who answers questions about it, and the legal texts beside it. */
export function LegalContactSection({
  id,
  title,
  text,
  more,
  actions,
  company,
}: SectionContent<'legal-contact'>) {
  const around = splitAround(text, company.email);
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p>
          {around?.before ?? text}
          {around === null ? null : (
            <a href={`mailto:${company.email}`} className={styles.link}>
              <bdi dir="ltr">{company.email}</bdi>
            </a>
          )}
          {around?.after}
        </p>
        <p className={styles.more}>
          <span>{more}</span>
          {actions.map(({ id: action, to, label }) => (
            <Link key={action} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}
