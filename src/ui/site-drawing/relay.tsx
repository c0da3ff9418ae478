import { styles } from './site-drawing.styles.ts';

/** A relay on a ridge; its dishes face the mast and the town. */
export function Relay() {
  return (
    <g>
      <path className={styles.object} d="M-3 1-.8-40H.8L3 1M-2.2-14 1.6-26" />
      <path className={styles.light} d="M-1-37h-2.4q-3.4 4 0 8H-1zM1-30h2.4q3.4 4 0 8H1z" />
    </g>
  );
}
