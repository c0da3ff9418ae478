import type { SectionContent } from '#src/content/content-types.ts';
import { AnswerLine } from '#src/ui/answer-line.tsx';
import { RelatedPages } from '#src/ui/related-pages.tsx';
import { styles } from './open-line.styles.ts';

/** The end of the page: the line of the list of parts that is still empty. */
export function OpenLineSection({ id, title, lead, blank, actions, related }: SectionContent<'open-line'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.line}>
          <AnswerLine asks="conditions" blank={blank} actions={actions} />
        </div>
        <RelatedPages related={related} />
      </div>
    </section>
  );
}
