import { useDirection } from '#src/i18n/use-language.ts';
import type { Point } from './drawing.tsx';
import { styles } from './number-pin.styles.ts';

type NumberPinProps = {
  number: number;
  at?: Point;
  /** Width of a drawing that is turned where reading starts at the right. */
  width?: number | undefined;
  /** Units of the drawing for one of the pin, whose radius is 11. */
  scale?: number;
};

/** The number of a place on a drawing, whose words stand elsewhere. It moves with the drawing, and is never mirrored. */
export function NumberPin({ number, at: [x, y] = [0, 0], width = 2 * x, scale = 1 }: NumberPinProps) {
  const across = useDirection() === 'rtl' ? width - x : x;
  return (
    <g className={styles.root} transform={`translate(${across} ${y})scale(${scale})`} data-mark={number}>
      <circle r="11" />
      <text y="5.5" transform={number > 9 ? 'scale(.87)' : undefined}>
        {number}
      </text>
    </g>
  );
}
