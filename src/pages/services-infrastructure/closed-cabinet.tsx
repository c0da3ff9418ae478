import { styles } from './cabinet.styles.ts';

/** The cabinet with its doors closed, as it is shipped; it stands on 0. */
export function ClosedCabinet({ at, lift }: { at: number; lift: number }) {
  return (
    <g transform={`translate(${at} ${-lift})`}>
      <path className={styles.roof} d="M-23-85H163V-10H-23zM0-200H140V0H0z" />
      <path
        className={styles.fine}
        d="M70-200V0M12-186h46M12-180h46M12-174h46M82-186h46M82-180h46M82-174h46M12-22h46M12-16h46M82-22h46M82-16h46M-18-72h13M-18-66h13M-18-60h13M145-72h13M145-66h13M145-60h13"
      />
      <path className={styles.object} d="M63-118v28M77-118v28M8-200v-8h10v8M122-200v-8h10v8" />
      <path className={styles.sheet} d="M90-150h26v16H90z" />
    </g>
  );
}
