import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { RelatedPages } from '#src/ui/related-pages.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './open-line.styles.ts';

/** The end of the page: the line of the list of parts that is still empty. */
export function OpenLineSection({ id, title, lead, actions, related }: SectionContent<'open-line'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <div className={styles.line}>
          <span className={styles.blank} aria-hidden="true" />
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.actions}>
              <ActionLinks actions={actions} />
            </p>
          </div>
        </div>
        <RelatedPages related={related} />
      </Reveal>
    </section>
  );
}
