import { styles } from './path-profile.styles.ts';
import type { Profile } from './profile-relief.ts';

type ProfileMarksProps = { profile: Profile; isMirrored: boolean };

/** What words and numbers belong to: the fiber, the room between hill and beam, the points and the axis. */
export function ProfileMarks({ profile, isMirrored }: ProfileMarksProps) {
  const { axis, closest, fiber, hut, marks, operations, path, words } = profile;
  const percent = profile.placeAlong(isMirrored);
  const end = path.fiber.sampleAt;
  return (
    <>
      <line className={styles.fiber} x1={percent(end + hut)} x2={percent(operations)} y1={fiber} y2={fiber} />
      <svg className={styles.open} x={percent(closest.at)}>
        <path
          className={styles.gap}
          d={`M0 ${closest.beam.toFixed(1)}V${closest.ground.toFixed(1)}m-5 0h10M-5 ${closest.beam.toFixed(1)}h10`}
        />
        <path className={styles.leader} d={`M0 ${(closest.beam - 4).toFixed(1)}V${words.clear + 10}`} />
      </svg>
      {marks.map(({ at, level }) => (
        <circle key={at} className={styles.mark} cx={percent(at)} cy={level} r="11" />
      ))}
      <line className={styles.axis} x1={percent(path.site.sampleAt)} x2={percent(end)} y1={axis} y2={axis} />
      {profile.listTicks(isMirrored).map(({ at, name }) => (
        <line key={name} className={styles.axis} x1={percent(at)} x2={percent(at)} y1={axis - 6} y2={axis} />
      ))}
    </>
  );
}
