import { styles } from './site-drawing.styles.ts';
import type { Point } from './path.ts';
import { WIDTH } from './upright-layout.ts';

type UprightMarkProps = { at: Point; number: number; direction: 'ltr' | 'rtl' };

/** The number of a place on the upright drawing; numbers are never mirrored. */
export function UprightMark({ at, number, direction }: UprightMarkProps) {
  const [x, y] = at;
  const seen = direction === 'rtl' ? WIDTH - x : x;
  return (
    <g transform={`translate(${seen.toFixed(1)} ${y.toFixed(1)})`} data-mark={number}>
      <circle className={styles.pin} r="11" />
      <text className={styles.number} y="5.5">
        {number}
      </text>
    </g>
  );
}
