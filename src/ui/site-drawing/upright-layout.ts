import type { Camera } from './camera.ts';
import { drawLine, listRange, type Point } from './path.ts';
import type { SitePlace } from './site-places.ts';
import { type Farm, findNearHub } from './wind-farm.tsx';

export const WIDTH = 390;
export const HEIGHT = 640;
export const BESIDE = 360;
/** What the upright drawing is seen with. */
export const camera: Camera = { width: WIDTH, horizon: 286, focal: 640, sun: 318 };
export const rows: Farm = [
  { from: [30, 430], distances: [430, 840, 1260, 1800, 2600, 4000] },
  { from: [250, 760], distances: [760, 1150, 1650, 2500, 3800] },
  { from: [-330, 1150], distances: [1150, 2300, 3300] },
];
export const UPPER = 452;
export const LOWER = 550;
export const RIDGE_TOP = 168;

/** The camp stands on an upper bench, the control room on a lower one. */
export const measureGround = (x: number) => UPPER + (LOWER - UPPER) / (1 + Math.exp(-(x - 206) / 11));
export const ground = drawLine(
  listRange(-BESIDE, WIDTH + BESIDE, 6).map((x): Point => [x, measureGround(x)]),
);
/** The fiber leaves the trench at the side where reading starts, and goes on below the drawing. */
export const fiber = `M36 ${HEIGHT}V476${drawLine([
  [36, 476],
  ...listRange(166, 376, 6).map((x): Point => [x, measureGround(x) + 24]),
  [376, LOWER - 6],
])}M60 476V452`;

/** Where the mark of a place stands, before the drawing is turned. */
export const marks: Record<SitePlace, Point> = {
  'camp-office': [112, 410],
  crew: [176, 438],
  'network-room': [22, 437],
  mast: [60, 148],
  town: [130, 292],
  survey: [206, 494],
  turbines: findNearHub(camera, rows),
  'control-room': [276, 504],
  servers: [352, 516],
};
