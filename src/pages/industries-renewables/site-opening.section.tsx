import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './site-opening.styles.ts';

/** The headline of the page, above the site. */
export function SiteOpeningSection({ id, title, lead }: SectionContent<'site-opening'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
