import type { SectionContent } from '#src/content/content-types.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { styles } from './study-question.styles.ts';

/** The end of a case study: the question that it leaves with the reader. */
export function StudyQuestionSection({ id, title, lead, action }: SectionContent<'study-question'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p>
          <ButtonLink to={action.to} variant="light">
            {action.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
