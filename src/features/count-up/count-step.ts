import { COUNT_UP_MS } from '#src/config/constants.ts';

/** Maximum decimals of a figure. */
const MAX_DECIMALS = 2;

/** Returns the number of decimals, at most `MAX_DECIMALS`. */
export function countDecimals(value: number): number {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1) {
    if (Number(value.toFixed(decimals)) === value) return decimals;
  }
  return MAX_DECIMALS;
}

/** Returns the figure after `elapsed` ms, with at most the decimals of its final value; `null` at the end. */
export function readStep(value: number, elapsed: number): number | null {
  if (elapsed >= COUNT_UP_MS) return null;
  const scale = 10 ** countDecimals(value);
  return Math.floor((value * scale * Math.max(0, elapsed)) / COUNT_UP_MS) / scale;
}
