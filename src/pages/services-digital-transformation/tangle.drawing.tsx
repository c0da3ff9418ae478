import { drawStrands, type TangleLayout } from './tangle-lines.ts';
import { styles } from './tangle.styles.ts';

type TangleDrawingProps = {
  layout: TangleLayout;
  /** How many strands there are: one for each task. */
  tasks: number;
  className: string;
};

/** Strands that begin at as many tasks, cross each other and go on as one line. */
export function TangleDrawing({ layout, tasks, className }: TangleDrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawStrands(layout, tasks).map((d) => (
        <path key={d} className={styles.strand} d={d} />
      ))}
      <path className={styles.line} d={layout.line} />
    </svg>
  );
}
