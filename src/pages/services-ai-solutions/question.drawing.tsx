import { Still } from '#src/ui/still.tsx';
import { drawBread, gearboxes, letters, type Paths, photos } from './question-paths.ts';
import { styles } from './question.styles.ts';

type Drawing = { paths: Paths; crop: 'gearboxes' | 'row' | 'letters' };

type QuestionDrawingProps = {
  about: string;
  /** What was sold on the days before, and what is expected of the next one, where the question is how much. */
  sold?: readonly number[] | undefined;
  expected?: number | undefined;
};

const drawings: Record<string, Drawing> = {
  'machine-learning': { paths: gearboxes, crop: 'gearboxes' },
  'deep-learning': { paths: photos, crop: 'row' },
  'ai-automation': { paths: letters, crop: 'letters' },
};

/** What a question asks about, and in color the one that answers it. */
export function QuestionDrawing({ about, sold, expected }: QuestionDrawingProps) {
  const drawing: Drawing | undefined =
    sold === undefined || expected === undefined
      ? drawings[about]
      : { paths: drawBread(sold, expected), crop: 'row' };
  if (drawing === undefined) return null;
  const { paths, crop } = drawing;
  return (
    <svg
      className={styles[crop]}
      viewBox="0 0 560 140"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <Still>
        {paths.map(([role, d]) => (
          <path key={role} className={styles[role]} d={d} />
        ))}
      </Still>
    </svg>
  );
}
