import { type Backdrop, BESIDE, measureRidge } from './backdrop.ts';
import type { Camera } from './camera.ts';
import { drawLine, listRange, type Point } from './path.ts';
import type { SiteLayout, Stand } from './site-layout.ts';
import { type Farm, findNearHub } from './wind-farm.ts';

export const WIDTH = 390;
export const HEIGHT = 640;
/** What the upright drawing is seen with. */
const camera: Camera = { width: WIDTH, horizon: 286, focal: 640, sun: 318 };
const rows: Farm = [
  { from: [30, 430], distances: [430, 840, 1260, 1800, 2600, 4000] },
  { from: [250, 760], distances: [760, 1150, 1650, 2500, 3800] },
  { from: [-330, 1150], distances: [1150, 2300, 3300] },
];
const SLOPE = 214;
const STEEPNESS = 6;
const UPPER = 452;
const LOWER = 550;
const RIDGE_TOP = 168;

/** Land, town and farm; each direction of reading has terrain of its own. */
export function describeBackdrop(direction: 'ltr' | 'rtl'): Backdrop {
  const seed = direction === 'rtl' ? 91 : 17;
  return {
    camera,
    rows,
    seed,
    ridges: [
      { base: 290, height: 52, hills: [], seed: seed + 1 },
      { base: 292, height: 38, hills: [], seed: seed + 2 },
      { base: 296, height: 14, hills: [[RIDGE_TOP, 58, 52]], seed },
    ],
    town: { foot: [108, 306], scale: 0.75 },
  };
}

/** Where the relay stands, on the nearest ridge. */
export function standRelay({ ridges }: Backdrop): Point {
  return [RIDGE_TOP, measureRidge(ridges[2], RIDGE_TOP)];
}

/** Where parts stand, and how much of the ground each takes, in its own units. */
export const stands = {
  networkRoom: { foot: [4, UPPER], scale: 0.44, width: [0, 94] },
  mast: { foot: [60, UPPER], scale: 0.86, width: [-17, 17] },
  camp: { foot: [80, UPPER], scale: 0.55, width: [0, 200] },
  controlRoom: { foot: [236, LOWER], scale: 0.7, width: [0, 262] },
} as const satisfies Record<string, Stand & { width: readonly [from: number, to: number] }>;

/** The camp stands on an upper bench, the control room on a lower one. */
export const measureGround = (x: number) => UPPER + (LOWER - UPPER) / (1 + Math.exp((SLOPE - x) / STEEPNESS));
export const ground = drawLine(
  listRange(-BESIDE, WIDTH + BESIDE, 6).map((x): Point => [x, measureGround(x)]),
);
/** The fiber leaves the trench at the side where reading starts, and goes on below the drawing. */
export const fiber = `M36 ${HEIGHT}V476${drawLine([
  [36, 476],
  ...listRange(166, 376, 6).map((x): Point => [x, measureGround(x) + 24]),
  [376, LOWER - 6],
])}M60 476V${UPPER}`;

const onGround = (x: number): Point => [x, measureGround(x)];

/** The parts of the upright drawing and their marks. The surveyor works at the edge of the bench. */
export function describeLayout(direction: 'ltr' | 'rtl'): SiteLayout {
  return {
    backdrop: describeBackdrop(direction),
    stands,
    crew: [140, 164],
    survey: { person: onGround(188), tripod: onGround(197), scale: 0.62 },
    marks: {
      'camp-office': [116, 413],
      crew: [170, 430],
      'network-room': [22, 437],
      mast: [60, 148],
      town: [130, 292],
      survey: [202, 439],
      turbines: findNearHub(camera, rows),
      'control-room': [280, 504],
      servers: [366, 519],
    },
  };
}
