import { expect, it } from 'vitest';
import { COUNT_UP_MS } from '#src/config/constants.ts';
import { countDecimals, readStep } from './count-step.ts';

it.each([
  [5, 0],
  [99.9, 1],
  [2.39, 2],
  [0, 0],
  [1 / 3, 2],
])('%d has %i decimals', (value, decimals) => {
  expect(countDecimals(value)).toBe(decimals);
});

it.each([
  [5, 0, 0],
  [5, 0.5, 2],
  [99.9, 0.5, 49.9],
  [2.39, 0.5, 1.19],
  [5, -1, 0],
  [5, 0.999, 4],
  [5, 1, null],
  [5, 2, null],
])('%d counts after %d of its time to %d', (value, share, step) => {
  expect(readStep(value, COUNT_UP_MS * share)).toBe(step);
});
