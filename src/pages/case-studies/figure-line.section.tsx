import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { Link } from '#src/routing/link.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { styles } from './figure-line.styles.ts';

/** The first view of the page: what it is about, and the figure of every study with what it is of. */
export function FigureLineSection({
  id,
  eyebrow,
  title,
  lead,
  list,
  studies,
  labels,
}: StaticSectionProps<'figure-line'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <span className={styles.eyebrow}>{eyebrow}</span> {title}
        </h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          <SampleNote records={studies} text={labels.samples.studies} />
        </div>
      </div>
      <ul className={styles.line} aria-label={list}>
        {studies.map((study) => (
          <li key={study.id}>
            <Link to={{ page: study.page }} className={styles.link}>
              <span className={styles.amount}>
                <bdi>{study.figure}</bdi>
                <span className={styles.unit}> {study.unit}</span>
              </span>{' '}
              <b className={styles.kind}>{study.tags[0]?.label}</b>{' '}
              <span className={styles.place}>{study.place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
