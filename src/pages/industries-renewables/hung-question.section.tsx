import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
import { styles } from './hung-question.styles.ts';

/** The end of the page: its question, and what to do about it, hung on a line from above. */
export function HungQuestionSection({
  id,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'hung-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.ways}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} ground="dark" />
        </p>
        <MoreLinks more={more} links={links} className={styles.more} />
      </div>
    </section>
  );
}
