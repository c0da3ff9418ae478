import { type Backdrop, BESIDE } from '#src/ui/site-drawing/backdrop.ts';
import type { Camera } from '#src/ui/site-drawing/camera.ts';
import { drawLine, listRange, type Point } from '#src/ui/site-drawing/path.ts';
import { measureRidge } from '#src/ui/site-drawing/ridge.ts';
import type { Farm } from '#src/ui/site-drawing/wind-farm.ts';

export const WIDTH = 1440;
export const HEIGHT = 806;
/** What the wide drawing is seen with. */
export const camera: Camera = { width: WIDTH, horizon: 392, focal: 1150, sun: 1130 };

/** Each direction of reading has a site of its own. No row stands in the way of the hop. */
export const sites: Record<'ltr' | 'rtl', { rows: Farm; seed: number }> = {
  ltr: {
    seed: 7,
    rows: [
      { from: [67.5, 420], distances: [420, 800, 1180, 1640, 2250, 3100, 4300] },
      { from: [490, 900], distances: [900, 1250, 1700, 2350, 3300, 4800] },
      { from: [-388, 900], distances: [900, 1060, 2150, 3000, 4300] },
    ],
  },
  rtl: {
    seed: 41,
    rows: [
      { from: [74, 440], distances: [440, 850, 1240, 1720, 2350, 3200, 4500] },
      { from: [520, 960], distances: [960, 1330, 1800, 2450, 3400, 5000] },
      { from: [-410, 930], distances: [930, 1140, 2250, 3100, 4400] },
    ],
  },
};

const step = (x: number, at: number, width: number) => 1 / (1 + Math.exp(-(x - at) / width));
const level = (x: number, from: number, to: number) => step(x, from, 5) * (1 - step(x, to, 5));

/** Height of the ground where it is cut: a bench for the camp, a wadi, and a bench for the control room. */
export function measureGround(x: number): number {
  const free = 646 + 34 * step(x, 560, 26) - 22 * step(x, 930, 34) + 3 * Math.sin(x / 57);
  const benches = [
    { share: level(x, -BESIDE, 530), height: 648 },
    { share: level(x, 1010, WIDTH + BESIDE), height: 660 },
  ];
  return benches.reduce((height, bench) => height + (bench.height - height) * bench.share, free);
}

export const ground = drawLine(
  listRange(-BESIDE, WIDTH + BESIDE, 12).map((x): Point => [x, measureGround(x)]),
);
const TRENCH = 30;
export const fiber = drawLine([
  [398, 644],
  ...listRange(398, 1286, 12).map((x): Point => [x, measureGround(x) + TRENCH]),
  [1286, 656],
]);
export const handHoles = [486, 640, 780, 930, 1090].map(
  (x) => [x - 5, measureGround(x) + TRENCH - 4, 10, 8] as const,
);
export const MAST: Point = [486, 648];
const RIDGE_TOP = 702;

/** The ridge that carries the relay. */
export function describeRidge(seed: number) {
  const hills = [
    [RIDGE_TOP, 58, 105],
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
    town: { foot: [626, 426], scale: 1.1 },
  };
}

/** The microwave hop: from the dish of the mast to the relay, which stands on the ridge at `foot`. */
export function describeHop(seed: number): { from: Point; to: Point; foot: Point } {
  const foot: Point = [RIDGE_TOP, measureRidge(describeRidge(seed), RIDGE_TOP)];
  return { from: [505, 354], to: [RIDGE_TOP - 4, foot[1] - 33], foot };
}
