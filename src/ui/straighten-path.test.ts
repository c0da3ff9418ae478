import { expect, it } from 'vitest';
import { straightenPath } from './straighten-path.ts';

it('spaces every point evenly on the line between the ends, and keeps the commands', () => {
  expect(straightenPath('M0 10C90 -4 7 7 3 80C1 2 3 4 60 70')).toBe(
    'M0 10C10 20 20 30 30 40C40 50 50 60 60 70',
  );
});

it('does not change a straight path', () => {
  expect(straightenPath('M0 0C10 10 20 20 30 30')).toBe('M0 0C10 10 20 20 30 30');
});
