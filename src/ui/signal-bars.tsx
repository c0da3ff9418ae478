import { styles } from './signal-bars.styles.ts';

const bars = [1, 2, 3, 4, 5];

/** The bars of a phone in reach of a network; they light up twice when they are first seen. */
export function SignalBars() {
  return (
    <div className={styles.root} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar} className={styles.bar} />
      ))}
    </div>
  );
}
