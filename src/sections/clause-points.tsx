import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { styles } from './clause-points.styles.ts';

type ClausePointsProps = {
  points: NonNullable<SectionContent<'clauses'>['items'][number]['points']>;
  /** The line that shows them on phones. */
  fold: string | undefined;
};

/** The points of a clause. */
export function ClausePoints({ points, fold }: ClausePointsProps) {
  const list = (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.id}>
          <RichText text={point.text} />
        </li>
      ))}
    </ul>
  );
  return fold === undefined ? list : <Fold label={fold}>{list}</Fold>;
}
