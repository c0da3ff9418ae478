import { Camp } from './camp.tsx';
import { ControlRoom } from './control-room.tsx';
import { Mast } from './mast.tsx';
import { NetworkRoom } from './network-room.tsx';
import type { Camera } from './camera.ts';
import { drawBoxes, drawLine, listRange, type Point } from './path.ts';
import { Relay } from './relay.tsx';
import { measureRidge } from './ridge.ts';
import { styles } from './site-drawing.styles.ts';
import { Terrain } from './terrain.tsx';
import { Town } from './town.tsx';
import { type Farm, findNearHub, WindFarm } from './wind-farm.tsx';

const WIDTH = 390;
const HEIGHT = 640;
const BESIDE = 360;
const camera: Camera = { width: WIDTH, horizon: 286, focal: 640, sun: 318 };
const rows: Farm = [
  { from: [30, 430], distances: [430, 840, 1260, 1800, 2600, 4000] },
  { from: [250, 760], distances: [760, 1150, 1650, 2500, 3800] },
  { from: [-330, 1150], distances: [1150, 2300, 3300] },
];
const UPPER = 452;
const LOWER = 550;
const RIDGE_TOP = 168;

/** The camp stands on an upper bench, the control room on a lower one. */
const measureGround = (x: number) => UPPER + (LOWER - UPPER) / (1 + Math.exp(-(x - 206) / 11));
const ground = drawLine(listRange(-BESIDE, WIDTH + BESIDE, 6).map((x): Point => [x, measureGround(x)]));
/** The fiber leaves the trench at the side where reading starts, and goes on as the line beside the list. */
const fiber = `M36 ${HEIGHT}V476${drawLine([
  [36, 476],
  ...listRange(166, 376, 6).map((x): Point => [x, measureGround(x) + 24]),
  [376, LOWER - 6],
])}M60 476V452`;

const pins: readonly Point[] = [
  [112, 410],
  [176, 438],
  [22, 437],
  [60, 148],
  [130, 292],
  [206, 494],
  findNearHub(camera, rows),
  [276, 504],
  [352, 516],
];

/** The same site composed upright, with numbers that the list below it explains. */
export function UprightDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  const seed = direction === 'rtl' ? 91 : 17;
  const hills = { base: 296, height: 14, seed, hills: [[RIDGE_TOP, 58, 52]] } as const;
  const top = measureRidge(hills, RIDGE_TOP);
  const hop = `M74 198 ${RIDGE_TOP - 4} ${(top - 28).toFixed(1)}`;
  const mirror = (x: number) => (direction === 'rtl' ? WIDTH - x : x);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <Terrain
          camera={camera}
          seed={seed}
          ridges={[
            { base: 290, height: 52, hills: [], seed: seed + 1 },
            { base: 292, height: 38, hills: [], seed: seed + 2 },
            hills,
          ]}
        />
        <g transform="translate(108 306)scale(.75)">
          <Town />
        </g>
        <WindFarm camera={camera} rows={rows} seed={seed} />
        <g transform={`translate(${RIDGE_TOP} ${top.toFixed(1)})scale(.85)`}>
          <Relay />
        </g>
        <path className={styles.hop} d={`${hop}M${RIDGE_TOP + 3} ${(top - 22).toFixed(1)} 133 289`} />
        <path className={styles.travel} pathLength="400" d={hop} />
        <path fill="url(#site-earth)" d={`${ground}V${HEIGHT}H${-BESIDE}z`} />
        <path fill="url(#site-hatch)" d={`${ground}v40H${-BESIDE}z`} />
        <path className={styles.fiberGlow} d={fiber} />
        <path className={styles.fiber} d={fiber} />
        <path
          className={styles.handHole}
          d={drawBoxes([
            [55, 472, 10, 8],
            [31, 556, 10, 8],
            [250, 570, 10, 8],
            [330, 570, 10, 8],
          ])}
        />
        <g transform={`translate(84 ${UPPER})scale(.62)`}>
          <Camp />
        </g>
        <g transform={`translate(4 ${UPPER})scale(.44)`}>
          <NetworkRoom />
        </g>
        <g transform={`translate(60 ${UPPER})scale(.86)`}>
          <Mast height={351} />
        </g>
        <g transform={`translate(232 ${LOWER})scale(.7)`}>
          <ControlRoom />
        </g>
        <g fill="#F0DCC6" transform="translate(204 502)">
          <use href="#site-person" />
        </g>
        <path className={styles.cut} d={ground} />
      </g>
      {pins.map(([x, y], position) => (
        <g key={x} transform={`translate(${mirror(x).toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={styles.pin} data-pin={position + 1} r="9.5" />
          <text className={styles.number} y="4.5">
            {position + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
