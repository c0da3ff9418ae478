import { styles } from './untangled-line.styles.ts';
import { drawStrands, onlyLine, TANGLE } from './tangle-lines.ts';

/** Strands that begin at as many tasks, cross each other and go on as one line. */
export function TangleDrawing({ tasks }: { tasks: number }) {
  return (
    <svg
      className={styles.tangle}
      viewBox={`0 0 ${TANGLE.width} ${TANGLE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawStrands(tasks).map((d) => (
        <path key={d} className={styles.strand} d={d} />
      ))}
      <path className={styles.line} d={onlyLine} />
    </svg>
  );
}
