import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './farms-opening.styles.ts';

/** The headline of the page, above its largest figure. */
export function FarmsOpeningSection({ id, title, lead }: SectionContent<'farms-opening'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
