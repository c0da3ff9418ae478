import type { SectionContent } from '#src/content/content-types.ts';
import { AnswerLine } from '#src/ui/answer-line.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
import { styles } from './own-question.styles.ts';

/** The end of the page: the line to write on once more, empty, for a question that the page does not have. */
export function OwnQuestionSection({
  id,
  title,
  lead,
  blank,
  actions,
  more,
  links,
}: SectionContent<'own-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.line}>
          <AnswerLine asks="question" blank={blank} actions={actions} />
        </div>
        <MoreLinks more={more} links={links} className={styles.more} />
      </div>
    </section>
  );
}
