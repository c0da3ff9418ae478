import type { SectionContent } from '#src/content/content-types.ts';
import { AnswerLine } from '#src/ui/answer-line.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { PageList } from '#src/ui/page-list.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './sky-question.styles.ts';

/** The end of the page: its question in the sky beside a mast, the line for the answer on the ground. */
export function SkyQuestionSection({
  id,
  picture,
  alt,
  title,
  lead,
  blank,
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
        </div>
      </div>
      <div className={styles.line}>
        <AnswerLine asks="place" blank={blank} actions={actions} ground="dark" />
      </div>
      <nav id="related" className={styles.related} aria-label={related.title}>
        <Fold label={related.title}>
          <PageList pages={related.items} styles={styles} />
        </Fold>
      </nav>
    </section>
  );
}
