import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
import { styles } from './open-place.styles.ts';

/** The end of the page: the mark that the drawn site does not have, which is the visitor's own. */
export function OpenPlaceSection({
  id,
  mark,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'open-place'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={actions} />
          </p>
          <MoreLinks more={more} links={links} className={styles.more} />
        </div>
      </div>
    </section>
  );
}
