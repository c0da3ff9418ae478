import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
import { styles } from './empty-lot.styles.ts';

/** The end of the page: the lot on the ground line that is still empty, and the cable that already reaches it. */
export function EmptyLotSection({ id, title, lead, actions, more, links }: SectionContent<'empty-lot'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.lot}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
        </p>
      </div>
      <MoreLinks more={more} links={links} className={styles.more} />
    </section>
  );
}
