import { styles } from './path-profile.styles.ts';
import { HILL } from './path-profile.ts';
import { end, listTicks, OPERATIONS, placeAlong, type Profile } from './profile-lines.ts';

type ProfileMarksProps = { profile: Profile; isMirrored: boolean };

/** What words and numbers belong to: the fiber, the room between hill and beam, the points and the axis. */
export function ProfileMarks({ profile, isMirrored }: ProfileMarksProps) {
  const { axis, closest, fiber, hut, marks, words } = profile;
  const percent = placeAlong(isMirrored);
  return (
    <>
      <line
        className={styles.fiber}
        x1={percent(end.at + hut)}
        x2={percent(OPERATIONS)}
        y1={fiber}
        y2={fiber}
      />
      <svg className={styles.open} x={percent(HILL)}>
        <path
          className={styles.gap}
          d={`M0 ${closest.beam.toFixed(1)}V${closest.ground.toFixed(1)}m-5 0h10M-5 ${closest.beam.toFixed(1)}h10`}
        />
        <path className={styles.leader} d={`M0 ${(closest.beam - 4).toFixed(1)}V${words.clear + 10}`} />
      </svg>
      {marks.map(({ at, level }) => (
        <circle key={at} className={styles.mark} cx={percent(at)} cy={level} r="11" />
      ))}
      <line className={styles.axis} x1={percent(0)} x2={percent(end.at)} y1={axis} y2={axis} />
      {listTicks(isMirrored).map(({ at, name }) => (
        <line key={name} className={styles.axis} x1={percent(at)} x2={percent(at)} y1={axis - 6} y2={axis} />
      ))}
    </>
  );
}
