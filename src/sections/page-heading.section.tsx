import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './hero.styles.ts';

/** The first view of a page that is read rather than looked at: its headline on ink. */
export function PageHeadingSection({ id, eyebrow, title, lead }: SectionContent<'page-heading'>) {
  return (
    <section id={id} className={styles.plain} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  );
}
