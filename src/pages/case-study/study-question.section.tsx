import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './study-question.styles.ts';

/** Studies with a sheet of its own for the dark ground: what is dark in their drawing stays so. */
const nights: readonly string[] = ['hybrid-cloud-migration'];

/** The end of a case study: the question that it leaves with the reader, beside its drawing in light lines. */
export function StudyQuestionSection({
  id,
  study,
  words,
  title,
  lead,
  action,
}: SectionContent<'study-question'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <StudySheet study={study.id} isNegative={nights.includes(study.id)} className={styles.drawing} />
      <div className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.ways}>
          <ButtonLink to={action.to} variant="light">
            {action.label}
          </ButtonLink>
          <Link to={{ page: 'case-studies' }} className={styles.way}>
            {words.all}
          </Link>
        </p>
      </div>
    </section>
  );
}
