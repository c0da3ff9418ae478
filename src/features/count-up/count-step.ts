import { COUNT_UP_MS } from '#src/config/constants.ts';

/** Most decimals that a figure shows. */
const MAX_DECIMALS = 2;

/** How many decimals a number has when it is written out. */
export function countDecimals(value: number): number {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1) {
    if (Number(value.toFixed(decimals)) === value) return decimals;
  }
  return MAX_DECIMALS;
}

/** Value of a counting figure at a point in time, with no more decimals than its final value; `null` at the end. */
export function readStep(value: number, elapsed: number): number | null {
  if (elapsed >= COUNT_UP_MS) return null;
  const scale = 10 ** countDecimals(value);
  return Math.floor((value * scale * Math.max(0, elapsed)) / COUNT_UP_MS) / scale;
}
