import { styles } from './signal-bars.styles.ts';

const bars = 'M0 32h8v8H0zm10-8h8v16h-8zm10-8h8v24h-8zm10-8h8v32h-8zm10-8h8v40h-8z';

/** The bars of a phone that finds a network: they light up twice when they are first seen. */
export function SignalBars() {
  return (
    <svg className={styles.root} viewBox="0 0 48 40" aria-hidden="true">
      <path d={bars} />
      <path className={styles.light} d={bars} />
    </svg>
  );
}
