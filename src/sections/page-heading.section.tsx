import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/action-links.tsx';
import { styles } from './page-heading.styles.ts';

/** The head of a page: its name, and where it is a text that is read, its date and what it is about. */
export function PageHeadingSection({ id, eyebrow, title, lead, actions }: SectionContent<'page-heading'>) {
  const hasText = lead !== undefined;
  return (
    <section id={id} className={hasText ? styles.text : styles.alone} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={hasText ? styles.title : styles.large} tabIndex={-1}>
        {title}
      </h1>
      {eyebrow === undefined ? null : <p className={styles.date}>{eyebrow}</p>}
      {hasText ? <p className={styles.lead}>{lead}</p> : null}
      {actions === undefined ? null : <LeadActions actions={actions} />}
    </section>
  );
}
