import { expect, test } from 'vitest';
import { placeSpans } from './place-spans.ts';

test('phases follow one another, each as long as its weeks', () => {
  const { weeks, bars } = placeSpans([
    { id: 'plan', from: 1, to: 3 },
    { id: 'build', from: 4, to: 12 },
  ]);
  expect(weeks).toBe(12);
  expect(bars.map(({ start, width }) => [start, width])).toEqual([
    [0, 0.25],
    [0.25, 0.75],
  ]);
});

test('a phase without an end runs past the axis', () => {
  const { weeks, bars } = placeSpans([
    { id: 'build', from: 1, to: 12 },
    { id: 'support', from: 13 },
  ]);
  expect(weeks).toBe(16);
  expect(bars.map(({ start, width }) => start + width)).toEqual([0.75, 2]);
});

test('a single open-ended phase has an axis', () => {
  const { weeks, bars } = placeSpans([{ id: 'support', from: 1 }]);
  expect(weeks).toBeGreaterThan(0);
  expect(bars.every(({ start, width }) => Number.isFinite(start) && width > 0)).toBe(true);
});
