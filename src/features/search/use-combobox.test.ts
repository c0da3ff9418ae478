import { expect, it } from 'vitest';
import { moveSelection } from './use-combobox.ts';

it.each([
  [null, 1, 3, 0],
  [null, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [null, 1, 0, null],
  [2, -1, 0, null],
] as const)('from %s by %s of %s options leads to %s', (selected, step, count, expected) => {
  expect(moveSelection(selected, step, count)).toBe(expected);
});
