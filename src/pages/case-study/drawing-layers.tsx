import { Still } from '#src/ui/still.tsx';
import { styles } from './drawing.styles.ts';
import type { Layer, Look } from './drawings/sketch.ts';

/** What was built draws itself as the drawing comes into view. */
const built: readonly Look[] = ['signal', 'path', 'fiber', 'moved'];

/** The lines and grounds of a drawing: what lies behind the first one that draws itself stands still. */
export function DrawingLayers({ layers }: { layers: readonly Layer[] }) {
  const drawn = layers.map(({ look, d }, layer) => <path key={layer} className={styles[look]} d={d} />);
  const first = layers.findIndex(({ look }) => built.includes(look));
  if (first < 1) return drawn;
  return (
    <>
      <Still>{drawn.slice(0, first)}</Still>
      {drawn.slice(first)}
    </>
  );
}
