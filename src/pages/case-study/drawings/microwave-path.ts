import { type Point, roughness } from './terrain.ts';

/** A microwave hop seen from the side: the ground, its two ends and the zone around the line that has to stay clear. */
export type MicrowavePath = {
  width: number;
  height: number;
  /** Height of the ground at a place; as everywhere in the drawing, smaller values are higher. */
  groundAt: (x: number) => number;
  /** Upper and lower dish of each end. */
  near: { upper: Point; lower: Point };
  far: { upper: Point; lower: Point };
  /** Height of the line from upper dish to upper dish. */
  lineAt: (x: number) => number;
  /** Half of the height of the clear zone around it. */
  clearanceAt: (x: number) => number;
};

type Measures = {
  width: number;
  height: number;
  /** Where the masts stand, as shares of the width. */
  ends: readonly [number, number];
  /** Level of the plain. */
  base: number;
  /** Heights of the masts and of the ridge. */
  masts: readonly [number, number];
  ridge: number;
  /** Half of the height of the clear zone in the middle. */
  zone: number;
  dishDistance: number;
};

/** Points at which the ground is known, as shares of the width; in between it is straight. */
const STEPS = 96;

const bell = (share: number, middle: number, width: number) => Math.exp(-(((share - middle) / width) ** 2));
/** 1 on the level ground around a mast, 0 where the land is rough. */
const levelled = (share: number, [near, far]: readonly [number, number]) =>
  Math.max(1 / (1 + Math.exp((share - near - 0.06) * 90)), 1 / (1 + Math.exp((far - 0.05 - share) * 90)));

/** Lays out a hop over a ridge. */
function layMicrowavePath({ width, height, base, ends, masts, ridge, zone, dishDistance }: Measures) {
  const groundOf = (share: number) => {
    const hills =
      ridge *
      (0.86 * bell(share, 0.56, 0.1) + 0.42 * bell(share, 0.41, 0.06) + 0.46 * bell(share, 0.71, 0.07));
    const rough = base + 6 - hills - ridge * 0.17 * roughness(7, share * 9);
    const level = levelled(share, ends);
    return base * level + rough * (1 - level);
  };
  const groundAt = (x: number) => {
    const step = (x / width) * STEPS;
    const before = Math.floor(step);
    const start = groundOf(before / STEPS);
    return start + (groundOf((before + 1) / STEPS) - start) * (step - before);
  };
  const end = (share: number, mast: number) => {
    const [x, top] = [width * share, groundAt(width * share) - mast];
    return { upper: [x, top] as const, lower: [x, top + dishDistance] as const };
  };
  const [near, far] = [end(ends[0], masts[0]), end(ends[1], masts[1])];
  const middle = (near.upper[0] + far.upper[0]) / 2;
  const half = (far.upper[0] - near.upper[0]) / 2;
  const clearanceAt = (x: number) => zone * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2));
  const lineAt = (x: number) =>
    near.upper[1] + ((far.upper[1] - near.upper[1]) * (x - near.upper[0])) / (2 * half);
  return { width, height, groundAt, near, far, lineAt, clearanceAt } satisfies MicrowavePath;
}

/** The hop as screens and lists show it. */
export const microwavePaths = {
  wide: layMicrowavePath({
    width: 1440,
    height: 560,
    ends: [0.12, 0.9],
    base: 412,
    masts: [206, 168],
    ridge: 128,
    zone: 34,
    dishDistance: 36,
  }),
  narrow: layMicrowavePath({
    width: 640,
    height: 620,
    ends: [0.13, 0.86],
    base: 470,
    masts: [262, 214],
    ridge: 150,
    zone: 34,
    dishDistance: 38,
  }),
  sheet: layMicrowavePath({
    width: 1200,
    height: 720,
    ends: [0.14, 0.9],
    base: 540,
    masts: [246, 204],
    ridge: 158,
    zone: 40,
    dishDistance: 40,
  }),
};
