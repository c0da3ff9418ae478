import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './contact-opening.styles.ts';

/** The request that opens the contact page. */
export function ContactOpeningSection({ id, title }: SectionContent<'contact-opening'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </section>
  );
}
