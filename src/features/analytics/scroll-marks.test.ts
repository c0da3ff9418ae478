import { expect, it } from 'vitest';
import { listReachedMarks } from './watch-visit.ts';

it.each([
  [0, 1000, []],
  [249, 1000, []],
  [250, 1000, [25]],
  [500, 1000, [25, 50]],
  [899.5, 1000, [25, 50, 75]],
  [999.5, 1000, [25, 50, 75, 90]],
  [1100, 1000, [25, 50, 75, 90]],
  [-40, 1000, []],
  [0, 0, []],
  [5, 0, []],
])('%d px of %d px reach %j', (scrolled, room, marks) => {
  expect(listReachedMarks(scrolled, room)).toEqual(marks);
});
