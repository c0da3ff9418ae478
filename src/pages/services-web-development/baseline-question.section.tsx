import type { SectionContent } from '#src/content/content-types.ts';
import { AnswerLine } from '#src/ui/answer-line.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
import { styles } from './baseline-question.styles.ts';

/** The end of the page: a question on the line that type stands on, from edge to edge. */
export function BaselineQuestionSection({
  id,
  title,
  lead,
  blank,
  actions,
  more,
  links,
}: SectionContent<'baseline-question'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.page}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div className={styles.answer}>
          <p className={styles.lead}>{lead}</p>
          <AnswerLine asks="website" blank={blank} actions={actions} />
        </div>
        <MoreLinks id="related" more={more} links={links} className={styles.more} />
      </div>
    </section>
  );
}
