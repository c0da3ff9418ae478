import { drawStrands, type StrandsLayout } from './strands.ts';
import { styles } from './strands.styles.ts';

type StrandsDrawingProps = {
  layout: StrandsLayout;
  /** How many strands there are: one for each task. */
  tasks: number;
  className: string;
};

/** Strands that begin at as many tasks, cross each other and go on as one line. */
export function StrandsDrawing({ layout, tasks, className }: StrandsDrawingProps) {
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
