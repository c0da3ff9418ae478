import type { ReactNode } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { splitAround } from '#src/ui/split-around.ts';
import { styles } from './legal-note.styles.ts';

/** A note below a legal text: who answers questions about it, and the legal texts beside it; or a button that lets the visitor choose anew. */
export function LegalNoteSection(section: SectionContent<'legal-note'>) {
  const { id, title, text, button, more, actions = [], company } = section;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={button === undefined ? styles.text : styles.choice}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p>{linkEmail(text, company.email)}</p>
        {button === undefined ? null : (
          // The shell, which shows the consent panel, listens to buttons of this attribute.
          <button type="button" className={styles.button} data-consent-reset="">
            {button}
          </button>
        )}
        {more === undefined ? null : (
          <p className={styles.more}>
            <span>{more}</span>
            {actions.map(({ id: action, to, label }) => (
              <Link key={action} to={to} className={styles.link}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** A text in which the e-mail address, where it names it, is a link. */
function linkEmail(text: string, email: string): ReactNode {
  const around = splitAround(text, email);
  return around === null ? (
    text
  ) : (
    <>
      {around.before}
      <a href={`mailto:${email}`} className={styles.link}>
        <bdi dir="ltr">{email}</bdi>
      </a>
      {around.after}
    </>
  );
}
