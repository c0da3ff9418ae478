import { styles } from './signal-bars.styles.ts';

/** Height of each bar, in a box of 48 × 40. */
const heights = [8, 16, 24, 32, 40];

/** The bars of a phone that finds a network: they light up twice when they are first seen. */
export function SignalBars() {
  return (
    <svg className={styles.root} viewBox="0 0 48 40" aria-hidden="true">
      {heights.map((height, place) => (
        <rect key={height} x={place * 10} y={40 - height} width="8" height={height} rx="1" />
      ))}
      {heights.map((height, place) => (
        <rect
          key={height}
          className={styles.light}
          x={place * 10}
          y={40 - height}
          width="8"
          height={height}
          rx="1"
        />
      ))}
    </svg>
  );
}
