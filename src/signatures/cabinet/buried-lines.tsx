import { ring, shell } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

const MIDDLE = shell.width / 2;
/** Rods at the ends of the ring, and on its far side. */
const rods = [
  [-ring.away, ring.depth],
  [-ring.away * 0.35, ring.depth - 42],
  [shell.width + ring.away * 0.35, ring.depth - 42],
  [shell.width + ring.away, ring.depth],
] as const;

/** Fiber and power come in from below; a ring of copper with its rods lies around the plinth. */
export function BuriedLines() {
  return (
    <>
      <path className={styles.buried} d="M77-200V470H-3600M89-200V500H-3600" />
      <path className={styles.wire} d="M1000-215V470H4600" />
      <path className={styles.cut} d="M40-180H130M960-180H1040" />
      <path
        className={styles.ringLine}
        d={`M${-ring.away} ${ring.depth}C${-ring.away} ${ring.depth - 90} ${shell.width + ring.away} ${ring.depth - 90} ${shell.width + ring.away} ${ring.depth}`}
      />
      <path
        className={styles.copper}
        d={`M${-ring.away} ${ring.depth}C${-ring.away} ${ring.depth + 90} ${shell.width + ring.away} ${ring.depth + 90} ${shell.width + ring.away} ${ring.depth}`}
      />
      <path className={styles.copper} d={`M${MIDDLE} -200V${ring.depth + 66}`} />
      <path className={styles.copper} d={rods.map(([x, y]) => `M${x} ${y}V${ring.end}`).join('')} />
    </>
  );
}
