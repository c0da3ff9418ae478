import { createNoise } from './path.ts';

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
