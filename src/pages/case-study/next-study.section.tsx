import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './next-study.styles.ts';

/** The style of a picture by the side that it keeps free, as its name says. */
function sideOf({ name }: CaseStudy['picture']): string {
  if (name.endsWith('-start')) return styles.start;
  return name.endsWith('-end') ? styles.end : '';
}

/** The way on to the next case study. */
export function NextStudySection({ id, study, words }: SectionContent<'next-study'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`}>
          <span className={styles.kind}>{words.next} </span>
          <Link to={{ page: study.page }} className={styles.title}>
            {study.title}
          </Link>
        </h2>
        <p className={styles.place}>{study.place}</p>
      </div>
      <div className={`${styles.picture} ${sideOf(study.picture)}`}>
        <Picture picture={study.picture} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
      </div>
    </section>
  );
}
