import { type Camera, PLAIN_SHARE } from './camera.ts';
import type { Point } from './path.ts';
import type { Ridge } from './ridge.ts';
import type { Farm } from './wind-farm.ts';

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
