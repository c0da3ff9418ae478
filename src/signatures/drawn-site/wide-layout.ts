import { type Backdrop, BESIDE, measureRidge } from '#src/ui/site-drawing/backdrop.ts';
import type { Camera } from '#src/ui/site-drawing/camera.ts';
import { drawLine, listRange, type Point } from '#src/ui/site-drawing/path.ts';
import type { SiteLayout } from '#src/ui/site-drawing/site-layout.ts';
import type { SitePlace } from '#src/ui/site-drawing/site-places.ts';
import { type Farm, findNearHub } from '#src/ui/site-drawing/wind-farm.ts';

export const WIDTH = 1440;
export const HEIGHT = 748;
/** What the wide drawing is seen with. */
export const camera: Camera = { width: WIDTH, horizon: 392, focal: 1150, sun: 1270 };

/** Each direction of reading has a site of its own. No row stands behind the headline or in the way of the hop. */
const sites: Record<'ltr' | 'rtl', { rows: Farm; seed: number }> = {
  ltr: {
    seed: 7,
    rows: [
      { from: [115, 420], distances: [420, 800, 1180, 1640, 2250, 3100, 4300] },
      { from: [540, 900], distances: [900, 1250, 1700, 2350, 3300, 4800] },
      { from: [236, 2350], distances: [2350, 3200, 4500] },
    ],
  },
  rtl: {
    seed: 41,
    rows: [
      { from: [112, 420], distances: [420, 850, 1240, 1720, 2350, 3200, 4500] },
      { from: [560, 960], distances: [960, 1330, 1800, 2450, 3400, 5000] },
      { from: [236, 2400], distances: [2400, 3300, 4600] },
    ],
  },
};

const step = (x: number, at: number, width: number) => 1 / (1 + Math.exp(-(x - at) / width));
const level = (x: number, from: number, to: number) => step(x, from, 5) * (1 - step(x, to, 5));

const BENCH = 648;
const LOWER = 660;
const MAST_X = 620;
const SURVEY_X = 884;

/** Height of the ground where it is cut: a bench for the camp, a wadi, and a bench for the control room. */
function measureGround(x: number): number {
  const free = 646 + 34 * step(x, 706, 24) - 22 * step(x, 1010, 30) + 3 * Math.sin(x / 57);
  const benches = [
    { share: level(x, -BESIDE, 676), height: BENCH },
    { share: level(x, 1074, WIDTH + BESIDE), height: LOWER },
  ];
  return benches.reduce((height, bench) => height + (bench.height - height) * bench.share, free);
}

export const ground = drawLine(
  listRange(-BESIDE, WIDTH + BESIDE, 12).map((x): Point => [x, measureGround(x)]),
);
const TRENCH = 30;
/** Where the fiber leaves the network room and enters the control room. */
const [FROM, TO] = [476, 1352];
export const fiber = `${drawLine([
  [FROM, 644],
  ...listRange(FROM, TO, 12).map((x): Point => [x, measureGround(x) + TRENCH]),
  [TO, 656],
])}M${MAST_X} 678V${BENCH}`;
export const handHoles = [MAST_X, 740, 884, 1010, 1160].map(
  (x) => [x - 5, measureGround(x) + TRENCH - 4, 10, 8] as const,
);
const RIDGE_TOP = 806;

/** The ridge that carries the relay. */
export function describeRidge(seed: number) {
  const hills = [
    [RIDGE_TOP, 58, 96],
    [1500, 34, 170],
    [-200, 30, 160],
  ] as const;
  return { base: 404, height: 26, seed: seed + 3, hills };
}

/** Land, town and farm. */
export function describeBackdrop(direction: 'ltr' | 'rtl'): Backdrop {
  const { rows, seed } = sites[direction];
  return {
    camera,
    rows,
    seed,
    ridges: [
      { base: 396, height: 58, hills: [], seed: seed + 1 },
      { base: 398, height: 44, hills: [], seed: seed + 2 },
      describeRidge(seed),
    ],
    town: { foot: [724, 426], scale: 1.1 },
  };
}

const onGround = (x: number): Point => [x, measureGround(x)];

/** The parts of the wide drawing and their marks. */
export function describeLayout(direction: 'ltr' | 'rtl'): SiteLayout {
  const backdrop = describeBackdrop(direction);
  return {
    backdrop,
    stands: {
      camp: { foot: [72, BENCH], scale: 1.15 },
      networkRoom: { foot: [430, BENCH], scale: 1 },
      mast: { foot: [MAST_X, BENCH], scale: 1 },
      controlRoom: { foot: [1100, LOWER], scale: 1 },
    },
    crew: [-10, 178, 214],
    survey: { person: onGround(SURVEY_X - 9), tripod: onGround(SURVEY_X), scale: 1 },
    marks: {
      'camp-office': [164, 607],
      crew: [301, 639],
      'network-room': [477, 634],
      mast: [MAST_X, 300],
      town: [757, 404],
      survey: [SURVEY_X, Math.round(measureGround(SURVEY_X)) - 14],
      turbines: findNearHub(camera, backdrop.rows),
      'control-room': [1162, 624],
      servers: [1290, 634],
    },
  };
}

/** Where a visitor points at a place: a corner of the drawing, a width and a height. */
export const areas: Record<SitePlace, readonly [x: number, y: number, width: number, height: number]> = {
  'camp-office': [66, 578, 186, 74],
  crew: [256, 618, 100, 34],
  'network-room': [420, 606, 114, 46],
  mast: [586, 240, 68, 410],
  town: [706, 376, 96, 60],
  survey: [846, 636, 76, 48],
  turbines: [842, 110, 560, 420],
  'control-room': [1096, 584, 164, 80],
  servers: [1264, 584, 104, 80],
};

/** The microwave hop: from the dish of the mast to the relay, which stands on the ridge at `foot`, and on to the town. */
export function describeHop({ seed, town }: Backdrop): { from: Point; to: Point; foot: Point; town: Point } {
  const foot: Point = [RIDGE_TOP, measureRidge(describeRidge(seed), RIDGE_TOP)];
  const [x, y] = town.foot;
  return {
    from: [MAST_X + 19, 354],
    to: [RIDGE_TOP - 4, foot[1] - 33],
    foot,
    town: [x + 37, y - 26],
  };
}
