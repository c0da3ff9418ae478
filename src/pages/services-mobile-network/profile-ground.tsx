import { styles } from './path-profile.styles.ts';
import { behind, ground, HEIGHT, SEA, strata, WIDTH, zones } from './profile-lines.ts';

/** The ground of the path with its layers, the ridges behind it, and the room around the beams. */
export function ProfileGround({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
      <g transform={isMirrored ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        {behind.map((d, row) => (
          <path key={d} className={row === 0 ? styles.far : styles.near} d={`${d}V${SEA + 8}H0z`} />
        ))}
        {zones.map(({ id, d }) => (
          <path key={id} className={styles.zone} d={d} />
        ))}
        <path className={styles.earth} d={`${ground}V${HEIGHT + 2}H0z`} />
        {strata.map((d) => (
          <path key={d} className={styles.contour} d={d} />
        ))}
        <path className={styles.cut} d={ground} />
      </g>
    </svg>
  );
}
