import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { PageList } from '#src/ui/page-list.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './sky-question.styles.ts';

/** The end of the page: its question in the sky beside a mast. */
export function SkyQuestionSection({
  id,
  picture,
  alt,
  title,
  lead,
  related,
  actions,
}: SectionContent<'sky-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.frame}>
        <Picture picture={picture} alt={alt} sizes="100vw" />
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={actions} ground="dark" />
          </p>
        </div>
      </div>
      <nav id="related" className={styles.related} aria-label={related.title}>
        <Fold label={related.title}>
          <PageList pages={related.items} styles={styles} />
        </Fold>
      </nav>
    </section>
  );
}
