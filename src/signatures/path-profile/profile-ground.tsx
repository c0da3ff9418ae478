import { Turned } from '#src/ui/drawing.tsx';
import { styles } from './path-profile.styles.ts';
import type { Profile } from './profile-relief.ts';

/** The ground of the path with its layers, the ridges behind it, and the room around the beams. */
export function ProfileGround({ profile }: { profile: Profile }) {
  const { height, width, sea, behind, zones, ground, strata } = profile;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height={height}>
      <Turned width={width}>
        {behind.map((d, row) => (
          <path key={d} className={row === 0 ? styles.far : styles.near} d={`${d}V${sea + 8}H0z`} />
        ))}
        {zones.map(({ id, d }) => (
          <path key={id} className={styles.zone} d={d} />
        ))}
        <path className={styles.earth} d={`${ground}V${height + 2}H0z`} />
        {strata.map((d) => (
          <path key={d} className={styles.contour} d={d} />
        ))}
        <path className={styles.cut} d={ground} />
      </Turned>
    </svg>
  );
}
