import { styles } from './path-profile.styles.ts';
import { dishAt, groundAt, hops, stations } from './path-profile.ts';
import { FIBER_DEPTH, levelOf, placeAlong, SCALE, SEA, turbines } from './profile-lines.ts';

/** How far the hut of a station stands from its mast, km, and how deep in the ground, px: it stands on the ground of its own place. */
const HUT = 1.5;
const SUNK = 2;

/** A lattice mast with its foot at the origin. */
function drawMast(height: number): string {
  const steps = 5;
  const widthAt = (step: number) => 7 - (5 * step) / steps;
  const braces = Array.from({ length: steps + 1 }, (_, step) => {
    const side = step % 2 === 0 ? 1 : -1;
    return `${(side * widthAt(step)).toFixed(1)} ${(-(height * step) / steps).toFixed(1)}`;
  });
  return `M-7 0L-2 ${-height}M7 0L2 ${-height}M${braces.join('L')}`;
}

/** The turbines behind the site, and the masts of the path with their huts, their dishes, which face each other, and the beams between them. */
export function ProfileStations({ isMirrored }: { isMirrored: boolean }) {
  const percent = placeAlong(isMirrored);
  return (
    <>
      {turbines.map(({ at, size }) => (
        <svg key={at} className={styles.open} x={percent(at)} y={levelOf(groundAt(at))}>
          <path
            className={styles.tone}
            transform={`scale(${isMirrored ? -size : size} ${size})`}
            d="M-1.4 0-.7-52H.7L1.4 0zM0-54l-2-26 1-4 2 30zM0-54l24 11-2 2-23-11zM0-54l-22 14v-3l21-13z"
          />
        </svg>
      ))}
      {hops.map((hop) => (
        <line
          key={hop[0].at}
          className={styles.beam}
          x1={percent(hop[0].at)}
          x2={percent(hop[1].at)}
          y1={levelOf(dishAt(hop[0]))}
          y2={levelOf(dishAt(hop[1]))}
        />
      ))}
      {stations.map(({ id, at, mast }) => {
        const height = Math.round(mast * SCALE);
        const isFirst = id === 'site';
        const isLast = id === 'fiber';
        const hut = at + (isLast ? HUT : -HUT);
        const level = levelOf(groundAt(hut)) + SUNK;
        return (
          <g key={id}>
            <svg className={styles.open} x={percent(hut)} y={level}>
              {isLast ? <path className={styles.fiber} d={`M0-4V${SEA + FIBER_DEPTH - level}`} /> : null}
              <path className={styles.solid} d="M-6-11H6V0H-6z" />
            </svg>
            <svg className={styles.open} x={percent(at)} y={levelOf(groundAt(at))}>
              <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
                <path className={styles.object} d={drawMast(height)} />
                <g transform={`translate(0 ${-height})`}>
                  {isFirst ? null : <path className={styles.solid} d="M-1-6q-5 6 0 12z" />}
                  {isLast ? null : <path className={styles.solid} d="M1-6q5 6 0 12z" />}
                  {isFirst ? <path className={styles.lit} d="M-1-10v-9M1-10v-9" /> : null}
                </g>
              </g>
            </svg>
          </g>
        );
      })}
    </>
  );
}
