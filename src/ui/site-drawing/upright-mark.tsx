import { styles } from './site-drawing.styles.ts';
import type { SitePlace } from './site-places.ts';
import { marks, WIDTH } from './upright-layout.ts';

type UprightMarkProps = { place: SitePlace; number: number; direction: 'ltr' | 'rtl' };

/** The number of a place on the upright drawing; numbers are never mirrored. */
export function UprightMark({ place, number, direction }: UprightMarkProps) {
  const [x, y] = marks[place];
  const seen = direction === 'rtl' ? WIDTH - x : x;
  return (
    <g transform={`translate(${seen.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className={styles.pin} data-pin={number} r="11" />
      <text className={styles.number} y="5.5">
        {number}
      </text>
    </g>
  );
}
