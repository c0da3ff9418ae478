import { expect, it } from 'vitest';
import { earthBulge, fresnelRadius } from './survey-path.ts';

it('agrees with the values of textbooks', () => {
  expect(fresnelRadius(5, 5, 7.5)).toBeCloseTo(10, 0);
  expect(earthBulge(19, 19)).toBeCloseTo(21.2, 1);
});
