import { type Camera, PLAIN_SHARE } from './camera.ts';
import { createNoise, type Point } from './path.ts';
import type { Farm } from './wind-farm.ts';

/** A hill of a ridge: where its top is, how high and how wide it is. */
type Hill = readonly [top: number, height: number, width: number];
/** A line of hills against the sky. */
export type Ridge = { base: number; height: number; hills: readonly Hill[]; seed: number };

const RIDGE_WAVE = 0.011;

/** Height of a ridge at a place. */
export function measureRidge({ base, height, hills, seed }: Ridge, x: number): number {
  const noise = createNoise(seed);
  const hill = hills.reduce(
    (sum, [top, rise, width]) => sum + rise * Math.exp(-(((x - top) / width) ** 2)),
    0,
  );
  return base - height * (0.5 + 0.5 * noise(x * RIDGE_WAVE)) - hill;
}

/** What stands far away and never moves: land, a town and the towers of a farm. */
export type Backdrop = {
  camera: Camera;
  /** Ridges from the farthest to the nearest, each cooler and darker. */
  ridges: readonly [Ridge, Ridge, Ridge];
  rows: Farm;
  town: { foot: Point; scale: number };
  seed: number;
};

/** Room beside the drawing that wide windows show. */
export const BESIDE = 360;

/** The part of a drawing that its backdrop takes, in its units. */
export function measureBackdrop({ width, horizon }: Camera) {
  return { x: -BESIDE, width: width + 2 * BESIDE, height: Math.ceil(horizon * (1 + PLAIN_SHARE) + 6) };
}
