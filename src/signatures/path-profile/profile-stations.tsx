import { styles } from './path-profile.styles.ts';
import type { Profile } from './profile-relief.ts';

/** Depth of a hut in the ground at its own position, px. */
const SUNK = 2;

/** Half the width of a mast at its top, and the number of its braced fields. */
const TOP = 2;
const FIELDS = 5;

/** Returns path data of a braced mast; `foot` is half its width at the foot. */
function drawMast(height: number, foot: number): string {
  const braces = Array.from({ length: FIELDS + 1 }, (_, field) => {
    const side = field % 2 === 0 ? 1 : -1;
    const width = foot + ((TOP - foot) * field) / FIELDS;
    return `${Number((side * width).toFixed(1))} ${Number(((-height * field) / FIELDS).toFixed(1))}`;
  });
  return `M${-foot} 0L${-TOP} ${-height}M${foot} 0L${TOP} ${-height}M${braces.join('L')}`;
}

/** The masts of the path with huts, dishes that face each other, and the beams between them. */
export function ProfileStations({ profile }: { profile: Profile }) {
  const { fiber, hut: beside, isMirrored, levelOf, path, placeAlong: percent, scale, size } = profile;
  return (
    <>
      {path.hops.map(([near, far]) => (
        <line
          key={near.id}
          className={styles.beam}
          x1={percent(near.sampleAt)}
          x2={percent(far.sampleAt)}
          y1={levelOf(path.dishAt(near))}
          y2={levelOf(path.dishAt(far))}
        />
      ))}
      {path.masts.map(({ id, sampleAt: at, sampleHeight }) => {
        const height = Math.round(sampleHeight * scale);
        const isFirst = id === path.site.id;
        const isLast = id === path.fiber.id;
        const hut = at + (isLast ? beside : -beside);
        const level = levelOf(path.groundAt(hut)) + SUNK;
        return (
          <g key={id}>
            <svg className={styles.open} x={percent(hut)} y={level}>
              {isLast ? <path className={styles.fiber} d={`M0-4V${(fiber - level).toFixed(1)}`} /> : null}
              <path className={styles.solid} transform={`scale(${size})`} d="M-6-11H6V0H-6z" />
            </svg>
            <svg className={styles.open} x={percent(at)} y={levelOf(path.groundAt(at))}>
              <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
                <path className={styles.object} d={drawMast(height, 7 * size)} />
                <g transform={`translate(0 ${-height})`}>
                  {isFirst ? null : <path className={styles.solid} d="M-1-6q-5 6 0 12z" />}
                  {isLast ? null : <path className={styles.solid} d="M1-6q5 6 0 12z" />}
                  {isFirst ? <path className={styles.lit} d="M-1-3a1 1 0 1 0 2 0a1 1 0 1 0-2 0" /> : null}
                </g>
              </g>
            </svg>
          </g>
        );
      })}
    </>
  );
}
