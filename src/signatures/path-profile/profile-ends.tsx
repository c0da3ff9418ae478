import * as shades from '#src/theme/shades.ts';
import { PERSON, TURBINE } from '#src/ui/drawing.tsx';
import { styles } from './path-profile.styles.ts';
import type { Profile } from './profile-relief.ts';

/** Both ends of a call: a person with a phone below the turbines, and the operations center. */
export function ProfileEnds({ profile }: { profile: Profile }) {
  const { caller, fiber, isMirrored, operations, placeAlong: percent, size, turbines } = profile;
  const levelAt = (km: number) => profile.levelOf(profile.path.groundAt(km));
  const turn = (by: number) => `scale(${isMirrored ? -by : by} ${by})`;
  return (
    <>
      {turbines.map(({ at, size: far }) => (
        <svg key={at} className={styles.open} x={percent(at)} y={levelAt(at)}>
          <path className={styles.tone} transform={turn(far * size * 0.26)} d={TURBINE} />
        </svg>
      ))}
      <svg className={styles.open} x={percent(caller)} y={levelAt(caller) - 1}>
        <g transform={turn(1.1)}>
          <path fill={shades.people} transform="scale(.08)" d={PERSON} />
          <path className={styles.wave} d="M4.5-14q2.2 2.6 0 5.2M7.5-16q3.8 4.6 0 9.2" />
        </g>
      </svg>
      <svg className={styles.open} x={percent(operations)} y={levelAt(operations)}>
        <g transform={turn(size)}>
          <path className={styles.fiber} d={`M0-2V${((fiber - levelAt(operations)) / size).toFixed(1)}`} />
          <path className={styles.mark} d="M-18 0v-14H4v-9h13V0zM4-14V0" />
          <path className={styles.lit} d="M-14-8h4m2 0h4m2 0h4M8-17h5M8-11h5M8-5h5" />
        </g>
      </svg>
    </>
  );
}
