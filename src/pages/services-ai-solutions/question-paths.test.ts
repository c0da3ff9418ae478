import { expect, it } from 'vitest';
import { drawBread } from './question-paths.ts';

it('stacks as many loaves as were sold and as are expected, and one that is perhaps needed', () => {
  const paths = new Map(drawBread([1, 0, 5], 2));
  const count = (role: 'crust' | 'found' | 'perhaps') => paths.get(role)?.match(/M/g)?.length ?? 0;
  expect([count('crust'), count('found'), count('perhaps')]).toEqual([6, 2, 1]);
});
