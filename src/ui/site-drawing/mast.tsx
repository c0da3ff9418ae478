import { Still } from '#src/ui/drawing.tsx';
import { drawLine, listRange, type Point } from './path.ts';
import { styles } from './site-drawing.styles.ts';

const FIELDS = 15;
const FOOT = 17;
const TOP = 4;

/** A lattice mast with sector antennas and a dish below them; its foot is at the origin. */
export function Mast({ height }: { height: number }) {
  const levels = listRange(0, FIELDS, 1).map((field) => 1 - (1 - field / FIELDS) ** 1.12);
  const half = (level: number) => FOOT + (TOP - FOOT) * level;
  const leg = (sign: number) => levels.map((level): Point => [sign * half(level), -height * level]);
  const brace = (sign: number) =>
    levels.map((level, field): Point => [(field % 2 === 0 ? sign : -sign) * half(level), -height * level]);
  return (
    <Still>
      <path className={styles.fine} d={drawLine(brace(1)) + drawLine(brace(-1))} />
      <path className={styles.object} d={`${drawLine(leg(1))}${drawLine(leg(-1))}M0-${height}v-40`} />
      <g transform={`translate(0-${height})`}>
        <path
          className={styles.light}
          d="M-9-14h3.4v34H-9zM5.6-14H9v34H5.6zM-1.6-17h3.2v34h-3.2zM9 47h6q5 11 0 22H9z"
        />
        <circle className={styles.lamp} cy="-41" r="2.6" />
      </g>
    </Still>
  );
}
