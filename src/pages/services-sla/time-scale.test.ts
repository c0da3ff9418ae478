import { expect, it } from 'vitest';
import { named, percent, placeOf, ticks } from './time-scale.ts';

it('gives every doubling of the time the same length', () => {
  const lengths = [30, 60, 120, 480].map((minutes) => percent(placeOf(minutes) - placeOf(minutes / 2)));
  expect(new Set(lengths).size).toBe(1);
});

it('has a mark wherever it has a name', () => {
  expect(named.map(({ minutes }) => minutes).filter((minutes) => !ticks.includes(minutes))).toEqual([]);
});
