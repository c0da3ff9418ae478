import { styles } from './signal-bars.styles.ts';

/** The bars of a phone that finds a network: they light up twice when they are first seen. */
export function SignalBars() {
  return (
    <svg className={styles.root} viewBox="0 0 48 40" aria-hidden="true">
      <path d="M4 32v8m10-16v16m10-24v24m10-32v32m10-40v40" />
    </svg>
  );
}
