import { Still } from '#src/ui/still.tsx';
import { styles } from './mast-columns.styles.ts';

/** Units of the drawing across, where the middle of the mast is, and the height of its lattice, which is stretched. */
const WIDTH = 180;
const MIDDLE = 90;
const FOOT = 840;
const SECTIONS = 12;
/** Units in which things at one place are drawn, so high that the width decides about their size. */
const TALL = 9000;

const widthAt = (step: number) => 40 - (32 * step) / SECTIONS;
const levelAt = (step: number) => Math.round(FOOT - (FOOT * step) / SECTIONS);
const steps = Array.from({ length: SECTIONS + 1 }, (_, step) => step);
const lattice = [
  ...[-1, 1].map(
    (side) =>
      `M${MIDDLE + side * widthAt(0)} ${FOOT}L${MIDDLE + side * widthAt(SECTIONS)} ${levelAt(SECTIONS)}`,
  ),
  ...[-1, 1].map((first) => {
    const braces = steps.map((step) => {
      const side = step % 2 === 0 ? first : -first;
      return `${(MIDDLE + side * widthAt(step)).toFixed(1)} ${levelAt(step)}`;
    });
    return `M${braces.join('L')}`;
  }),
].join('');
const rungs = steps
  .slice(1)
  .map((step) => `M${(MIDDLE - widthAt(step)).toFixed(1)} ${levelAt(step)}h${(2 * widthAt(step)).toFixed(1)}`)
  .join('');
/** A place on the mast; its things are as wide as the drawing asks, and do not stretch. */
const place = {
  className: styles.place,
  width: '100%',
  height: '1',
  viewBox: `0 0 ${WIDTH} ${TALL}`,
  preserveAspectRatio: 'xMidYMin slice',
} as const;

/** A mast with what its owner sees of the four solutions: antennas, dishes, a panel and a cabinet. */
export function MastDrawing() {
  return (
    <svg className={styles.mast} aria-hidden="true">
      <Still>
        <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${FOOT}`} preserveAspectRatio="none">
          <path className={styles.fine} d={rungs} />
          <path className={styles.object} d={lattice} />
        </svg>
        <svg {...place}>
          <path className={styles.object} d="M90 0V-40M86 0V-26" />
          <path className={styles.signal} d="M76 14v34h-6V14zM104 14v34h6V14zM87 20h6v34h-6z" />
        </svg>
        <svg {...place} y="25%">
          <path className={styles.solid} d="M68-10q-20 18 0 36zM114 92q20 18 0 36z" />
          <path className={styles.object} d="M68 8h11M114 110h-11" />
        </svg>
        <svg {...place} y="100%">
          <path
            className={styles.object}
            d="M-38 0V-42h24V0M-34-34h16M-34-26h16M-26 0v-20M4 0v-22M40 0v-22"
          />
          <path className={styles.panel} d="M-8-16 8-48H52L38-16z" />
          <path className={styles.fine} d="M3-16l16-32M14-16l16-32M26-16l15-32M-2-32h48" />
          <path
            className={styles.lit}
            d="M150-38a4.5 4.5 0 1 0 .1 0M144-26q6-4 12 0l1 13h-2.5l-1.5-7 .5 20h-3.5l-.5-11-1 11h-3.5l1-20-1.5 7h-2.5z"
          />
          <path className={styles.cut} d="M-4000-1.2H4200" />
        </svg>
      </Still>
    </svg>
  );
}
