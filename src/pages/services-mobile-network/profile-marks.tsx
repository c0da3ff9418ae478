import { styles } from './path-profile.styles.ts';
import { groundAt, HILL } from './path-profile.ts';
import {
  AXIS,
  closest,
  end,
  FIBER_DEPTH,
  levelOf,
  listTicks,
  marks,
  placeAlong,
  SEA,
} from './profile-lines.ts';

/** What words and numbers belong to: the fiber, the room between hill and beam, the points and the axis. */
export function ProfileMarks({ isMirrored }: { isMirrored: boolean }) {
  const percent = placeAlong(isMirrored);
  return (
    <>
      <line
        className={styles.fiber}
        x1={percent(end.at)}
        x2={isMirrored ? '0' : '100%'}
        y1={SEA + FIBER_DEPTH}
        y2={SEA + FIBER_DEPTH}
      />
      <svg className={styles.open} x={percent(HILL)}>
        <path
          className={styles.gap}
          d={`M0 ${closest.beam.toFixed(1)}V${closest.ground.toFixed(1)}m-5 0h10M-5 ${closest.beam.toFixed(1)}h10`}
        />
        <path className={styles.leader} d={`M0 ${(closest.beam - 4).toFixed(1)}V138`} />
      </svg>
      {marks.map(({ at, below }) => (
        <circle key={at} className={styles.mark} cx={percent(at)} cy={levelOf(groundAt(at)) + below} r="11" />
      ))}
      <line className={styles.axis} x1={percent(0)} x2={percent(end.at)} y1={AXIS} y2={AXIS} />
      {listTicks(isMirrored).map(({ at, name }) => (
        <line key={name} className={styles.axis} x1={percent(at)} x2={percent(at)} y1={AXIS - 6} y2={AXIS} />
      ))}
    </>
  );
}
