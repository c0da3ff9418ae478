import { Still } from '#src/ui/still.tsx';
import { bread, gearboxes, letters, photos } from './question-paths.ts';
import { styles } from './question.styles.ts';

const drawings: Record<string, { paths: typeof bread; crop: 'gearboxes' | 'row' | 'letters' }> = {
  'machine-learning': { paths: gearboxes, crop: 'gearboxes' },
  'deep-learning': { paths: photos, crop: 'row' },
  'predictive-analytics': { paths: bread, crop: 'row' },
  'ai-automation': { paths: letters, crop: 'letters' },
};

/** What a question asks about, and in color the one that answers it. */
export function QuestionDrawing({ about }: { about: string }) {
  const drawing = drawings[about];
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
