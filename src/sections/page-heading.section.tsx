import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './page-heading.styles.ts';

/** The head of a text that is read: its name, its date, and what it is about. */
export function PageHeadingSection({ id, eyebrow, title, lead }: SectionContent<'page-heading'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.date}>{eyebrow}</p>
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
