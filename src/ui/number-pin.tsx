import { useDirection } from '#src/i18n/use-language.ts';
import type { Point } from './drawing.tsx';
import { styles } from './number-pin.styles.ts';

type NumberPinProps = {
  number: number;
  at?: Point;
  /** Width of a drawing that is mirrored in right-to-left languages. */
  width?: number | undefined;
  /** Scale of the pin, whose radius is 11. */
  scale?: number;
};

/** A numbered pin for a place explained elsewhere. It moves with a mirrored drawing; its digits stay upright. */
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
