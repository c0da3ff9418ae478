import { Still } from '#src/ui/still.tsx';
import { styles } from './plan-layers.styles.ts';

const WIDTH = 760;
const HEIGHT = 740;
type Point = readonly [x: number, y: number];

const write = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
const spread = (count: number) => Array.from({ length: count }, (_, at) => at / (count - 1));

/** Height of a contour of the slope at a place; every contour crosses the whole sheet, inside its upper and lower edge. */
const contourAt = (row: number, x: number) =>
  row * 54 - 40 + 26 * Math.sin(x / 118 + row * 0.3) + 11 * Math.sin(x / 51 + row * 0.22);
const contours = Array.from({ length: 12 }, (_, row) =>
  write(spread(40).map((share): Point => [share * WIDTH, contourAt(row + 2, share * WIDTH)])),
).join('');
/** Turbines along three contours. */
const turbines = [
  { row: 5, from: 250, count: 5 },
  { row: 7, from: 176, count: 7 },
  { row: 9, from: 168, count: 7 },
  { row: 11, from: 300, count: 4 },
].flatMap(({ row, from, count }) =>
  Array.from({ length: count }, (_, at): Point => [from + at * 68, contourAt(row, from + at * 68)]),
);
/** A closed line around all of them; what was measured differs a little from what was planned. */
const outline = (swell: number, turn: number) =>
  `${write(
    spread(49).map((share): Point => {
      const angle = share * 2 * Math.PI;
      const radius =
        1 +
        0.07 * Math.sin(2 * angle + 0.9) +
        0.05 * Math.sin(3 * angle + turn) +
        swell * Math.sin(5 * angle + turn * 2);
      return [392 + 296 * radius * Math.cos(angle), 372 + 236 * radius * Math.sin(angle)];
    }),
  )}z`;
const masts: readonly Point[] = [
  [222, 330],
  [520, 270],
  [424, 500],
];
/** The relay to which the link from the highest mast leads. */
const RELAY: Point = [660, 181];
const road: readonly Point[] = [
  [0, 640],
  [110, 610],
  [210, 545],
  [290, 455],
  [400, 398],
  [540, 392],
  [650, 350],
  [760, 300],
];
const walk: readonly Point[] = [
  [70, 690],
  [120, 470],
  [222, 330],
  [330, 196],
  [520, 270],
  [640, 450],
  [424, 500],
  [260, 620],
];
const along = (points: readonly Point[], count: number): Point[] =>
  spread(count).map((share) => {
    const at = share * (points.length - 1.001);
    const [[x, y], [toX, toY]] = [points[Math.floor(at)] ?? [0, 0], points[Math.floor(at) + 1] ?? [0, 0]];
    return [x + (toX - x) * (at % 1), y + (toY - y) * (at % 1)];
  });
const dots = (points: readonly Point[], radius: number) =>
  points
    .map(
      ([x, y]) =>
        `M${Math.round(x) - radius} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
    )
    .join('');

/** The plan of a site with what each of the four phases adds to it; what goes on beyond it fades at both sides. Plans never turn. */
export function PlanDrawing({ north, scale, node }: Record<'north' | 'scale' | 'node', string>) {
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="plan-sides">
          <stop stopColor="black" />
          <stop offset=".16" stopColor="white" />
          <stop offset=".84" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </linearGradient>
        <mask id="plan-fade" maskUnits="userSpaceOnUse" width={WIDTH} height={HEIGHT}>
          <path fill="url(#plan-sides)" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
        </mask>
      </defs>
      <g mask="url(#plan-fade)">
        <Still>
          <path className={styles.contour} d={contours} />
          <path className={styles.fine} d={write(road)} />
        </Still>
      </g>
      <Still>
        <path className={styles.tone} d={dots(turbines, 4)} />
        <path className={styles.covered} d={outline(0.016, 0.7)} />
        <path className={styles.walked} d={write(walk)} />
        <path className={styles.walkedPoint} d={walk.map(([x, y]) => `M${x - 7} ${y}h14m-7-7v14`).join('')} />
        <path className={styles.planned} d={outline(0, 0.4)} />
        <path
          className={styles.built}
          d={`${write([...masts, masts[0] ?? [0, 0]])}M520 270L${RELAY.join(' ')}`}
        />
        <path
          className={styles.mastMark}
          d={masts.map(([x, y]) => `M${x - 12} ${y + 9}l12-22 12 22z`).join('')}
        />
        <path className={styles.relay} d={dots([RELAY], 9)} />
        <path
          className={styles.object}
          d="M640 700h90m-90-5v10m90-10v10m-45-7v4M40 70V22m0 0-7 14m7-14 7 14"
        />
      </Still>
      <text className={styles.node} x={RELAY[0] + 30} y={RELAY[1] - 22}>
        {node}
      </text>
      <g mask="url(#plan-fade)">
        <Still>
          <path className={styles.measured} d={dots(along(road, 27), 4.5)} />
        </Still>
      </g>
      <text className={styles.scale} x="685" y="688">
        {scale}
      </text>
      <text className={styles.scale} x="40" y="90">
        {north}
      </text>
    </svg>
  );
}
