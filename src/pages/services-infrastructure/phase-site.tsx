import { styles } from './cabinet.styles.ts';

/** The dunes and the turbines behind every phase: the site stays the same. */
export function PhaseSite({ turbines = [66, 124] }: { turbines?: readonly number[] }) {
  return (
    <>
      <path
        className={styles.far}
        d="M-16 0C34-14 60-84 128-88 210-92 262-36 340-42 430-48 480-74 530-66 590-58 612-8 648 0z"
      />
      <path className={styles.contour} d="M128-88C176-74 168-30 236-20M530-66C550-44 510-26 546-14" />
      {turbines.map((x, position) => (
        <path
          key={x}
          className={styles.tower}
          transform={`translate(${x} -70)scale(${1 - position * 0.3})`}
          d="M0 0V-140L-4-194M0-140-45-112M0-140 48-118"
        />
      ))}
    </>
  );
}
