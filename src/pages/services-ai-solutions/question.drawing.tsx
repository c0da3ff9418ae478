import { Still } from '#src/ui/still.tsx';
import { bread, gearboxes, letters, photos } from './question-paths.ts';
import { styles } from './question.styles.ts';

const drawings: Record<string, { paths: typeof bread; isTurned?: boolean }> = {
  'machine-learning': { paths: gearboxes },
  'deep-learning': { paths: photos },
  'predictive-analytics': { paths: bread },
  'ai-automation': { paths: letters, isTurned: true },
};

/** What a question asks about, and in color the one that answers it. */
export function QuestionDrawing({ about }: { about: string }) {
  const drawing = drawings[about];
  if (drawing === undefined) return null;
  const { paths, isTurned = false } = drawing;
  return (
    <svg className={isTurned ? styles.turned : styles.drawing} viewBox="0 0 560 140" aria-hidden="true">
      <Still>
        {paths.map(([role, d]) => (
          <path key={role} className={styles[role]} d={d} />
        ))}
      </Still>
    </svg>
  );
}
