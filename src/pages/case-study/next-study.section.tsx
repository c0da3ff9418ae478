import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './next-study.styles.ts';

/** The way on to the next case study, beside its drawing. */
export function NextStudySection({ id, study, words }: SectionContent<'next-study'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.whole}>
        <div className={styles.text}>
          <h2 id={`${id}-title`}>
            <span className={styles.kind}>{words.next} </span>
            <Link to={{ page: study.page }} className={styles.title}>
              {study.title}
            </Link>
          </h2>
          <p className={styles.place}>{study.place}</p>
        </div>
        <StudySheet study={study.id} className={styles.drawing} />
      </div>
    </section>
  );
}
