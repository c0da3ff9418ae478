import { describe, expect, it } from 'vitest';
import { checkAllGrowth, checkGrowth, writeGrowth } from './growth.ts';

describe('A cost', () => {
  it.each([
    ['that grows as the site does', [2, 10, 50], null],
    ['with a part that is always there', [12, 20, 60], null],
    ['that stays', [10, 10, 10.9], null],
    ['that grows slower', [10, 14, 20], null],
    ['that grows with the square', [1, 25, 625], '625.0 times'],
    [
      'whose square hides behind what is always there',
      [101, 125, 725],
      '5.0 times as steep behind 5 times as before',
    ],
    ['that was not measured', [Number.NaN, 1, 2], 'NaN times'],
  ] as const)('%s: %j', (_case, values, expected) => {
    expect(checkGrowth(values)).toBe(expected);
  });

  it('of memory is checked by its ratio only', () => {
    expect([checkGrowth([15, 15, 32], true), checkGrowth([15, 15, 400], true)]).toEqual([null, '26.7 times']);
  });

  it('is in the table with its result', () => {
    const all = (value: number) =>
      Object.fromEntries(
        ['documents', 'check', 'build', 'buildMemory', 'output', 'index', 'prepare', 'answer', 'script'].map(
          (key) => [key, value],
        ),
      );
    const checks = checkAllGrowth(
      new Map([
        [1, all(60)],
        [5, all(300)],
        [25, all(1500)],
      ]),
    );
    expect(checks.every(({ fault }) => fault === null)).toBe(true);
    const run = { date: '2026-11-23', machine: '2 cores', command: 'npm run bench:growth' };
    expect(writeGrowth(checks, run)).toContain('| documents | 60 | 300 | 1500 | 25.0 | yes |');
    expect(() => checkAllGrowth(new Map([[1, all(60)]]))).toThrow('was not measured at 5 times');
  });
});
