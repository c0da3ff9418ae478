import type { CaseStudy } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';

type StudyFigureProps = {
  study: CaseStudy;
  styles: Record<'link' | 'amount' | 'unit' | 'said' | 'kind' | 'place', string>;
};

/** Characters of the longest figure that is set as large as a figure can be. */
const FEW_DIGITS = 3;

/** The figure of a study, what it counts, and of which project at which place: the way to its page. */
export function StudyFigure({ study, styles }: StudyFigureProps) {
  return (
    <Link to={{ page: study.page }} className={styles.link}>
      <span className={styles.amount} data-long={study.figure.length > FEW_DIGITS ? '' : undefined}>
        <bdi>{study.figure}</bdi>
        <span className={styles.unit}> {study.unit}</span>
      </span>{' '}
      <span className={styles.said}>
        <b className={styles.kind}>{study.tags[0]?.label}</b>{' '}
        <span className={styles.place}>{study.place}</span>
      </span>
    </Link>
  );
}
