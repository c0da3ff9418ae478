import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './consent-reset.styles.ts';

/** Lets the visitor choose anew. The shell, which shows the consent panel, listens to buttons of this attribute. */
export function ConsentResetSection({ id, title, lead, button }: SectionContent<'consent-reset'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <button type="button" className={styles.button} data-consent-reset="">
          {button}
        </button>
      </div>
    </section>
  );
}
