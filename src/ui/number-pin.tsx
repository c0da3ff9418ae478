import type { Point } from './drawing.tsx';
import { styles } from './number-pin.styles.ts';

type NumberPinProps = {
  number: number;
  at: Point;
  /** Units of the drawing for one of the pin, whose radius is 11. */
  scale?: number;
};

/** The number of a place on a drawing, whose words stand elsewhere. It is never mirrored. */
export function NumberPin({ number, at: [x, y], scale = 1 }: NumberPinProps) {
  return (
    <g className={styles.root} transform={`translate(${x} ${y})scale(${scale})`} data-mark={number}>
      <circle r="11" />
      <text y="5.5">{number}</text>
    </g>
  );
}
