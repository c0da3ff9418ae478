import { expect, it } from 'vitest';
import { explainBusy, readMachine } from './machine.ts';

it.each([
  ['a quiet machine', { load: 0.15, turn: 13 }, null],
  ['a machine that does something else', { load: 0.16, turn: 10 }, '16 % of its cores are taken'],
  ['a machine that was slowed down', { load: 0, turn: 13.1 }, 'it is 1.3 times as slow as it was'],
])('%s is reported', (_case, reading, expected) => {
  expect(explainBusy(reading, 10)).toBe(expected);
});

it('The load and speed of the machine are measured', async () => {
  const { load, turn } = await readMachine();
  expect(load).toBeGreaterThanOrEqual(0);
  expect(load).toBeLessThanOrEqual(1);
  expect(turn).toBeGreaterThan(0);
});
