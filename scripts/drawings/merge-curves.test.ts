import { expect, it } from 'vitest';
import { mergeCurves } from './merge-curves.ts';

it('draws the halves of a curve as the curve that they are', () => {
  expect(mergeCurves('M0 0Q5 0 7.5 2.5Q10 5 10 10L0 10Z', 0.5)).toBe('M0 0Q10 0 10 10L0 10Z');
});

it.each([
  ['a wave', 'M0 0Q5 10 10 0Q15 -10 20 0Z'],
  ['a corner', 'M0 0Q5 0 10 5Q10 15 0 20Z'],
  ['curves around a line', 'M0 0Q5 0 7.5 2.5L8 3Q10 5 10 10Z'],
])('leaves %s as it is', (_, d) => {
  expect(mergeCurves(d, 0.5)).toBe(d);
});
