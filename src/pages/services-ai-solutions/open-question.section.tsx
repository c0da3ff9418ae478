import type { SectionContent } from '#src/content/content-types.ts';
import { AnswerLine } from '#src/ui/answer-line.tsx';
import { RelatedPages } from '#src/ui/related-pages.tsx';
import { styles } from './open-question.styles.ts';

/** The end of the page: the fifth question, which is the visitor's. */
export function OpenQuestionSection(section: SectionContent<'open-question'>) {
  const { id, title, lead, blank, related, actions } = section;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.line}>
          <AnswerLine asks="question" blank={blank} actions={actions} />
        </div>
        <RelatedPages related={related} />
      </div>
    </section>
  );
}
