import { TECHNICIAN_AT } from './cabinet.ts';
import { styles } from './cabinet.styles.ts';
import { PhaseSite } from './phase-site.tsx';

/** The empty place below the sun: staked out, and its heat measured. */
export function AssessmentScene() {
  return (
    <>
      <PhaseSite />
      <path className={styles.disc} d="M416-340a34 34 0 1 0 68 0a34 34 0 1 0-68 0z" />
      <path
        className={styles.sun}
        d="M450-390v-18M450-290v18M400-340h-18M500-340h18M415-375l-13-13M485-305l13 13M485-375l13-13M415-305l-13 13"
      />
      <path
        className={styles.hot}
        d="M410-80c-16-22 16-40 0-62s16-40 0-62M450-94c-16-22 16-40 0-62s16-40 0-62M490-80c-16-22 16-40 0-62s16-40 0-62"
      />
      <path className={styles.planned} d="M368-15V26H532V-15z" />
      <path className={styles.measure} d="M368-44C410-37 490-37 532-44" />
      <path className={styles.object} d="M368 34V-64M532 34V-64" />
      <path className={styles.sheet} d="M368-64h24l-7 8 7 8h-24zM532-64h24l-7 8 7 8h-24z" />
      <path className={styles.object} d="M296-96V0M296-70 274 0M296-70 318 0" />
      <path className={styles.roof} d="M284-206a12 12 0 0 1 24 0V-124a20 20 0 1 1-24 0z" />
      <path className={styles.mercury} d="M293-180h6v64a10 10 0 1 1-6 0z" />
      <path className={styles.fine} d="M302-194h6M302-178h6M302-162h6M302-146h6" />
      <path className={styles.concrete} d="M96-42h74V0H96z" />
      <path className={styles.object} d="M96-42h74V0H96zM96-28h74M120-42v-9h26v9M133-31v7" />
      <use
        href="#cabinet-technician"
        transform={`translate(222) scale(-.1 .1) translate(${-TECHNICIAN_AT})`}
      />
    </>
  );
}
