import { describe, expect, it } from 'vitest';
import { explainRatio, formatFigure, listMisses, takeMedian } from './budgets.ts';
import type { Task } from './plan.ts';

const good = { score: 100, fcp: 900, lcp: 1600, tbt: 50, cls: 0, script: 12_000 };
const english = { kind: 'page', variant: 'bare', language: 'en', address: '/' } as const satisfies Task;
const arabic = { ...english, language: 'ar' } as const;
const shipped = { ...english, variant: 'shipped' } as const;

describe('listMisses', () => {
  it.each([
    ['nothing, when every figure is at its limit', english, good, []],
    ['nothing, when Arabic takes longer to show its largest part', arabic, { ...good, lcp: 1900 }, []],
    ['a point less without a skeleton', english, { ...good, score: 99 }, ['score 99, at least 100']],
    ['nothing, when the skeleton costs a point', shipped, { ...good, score: 99 }, []],
    ['two points less', shipped, { ...good, score: 98 }, ['score 98, at least 99']],
    ['a late first paint', english, { ...good, fcp: 901 }, ['fcp 901, at most 900']],
    ['a late largest part', english, { ...good, lcp: 1601 }, ['lcp 1601, at most 1600']],
    ['a blocked page', arabic, { ...good, tbt: 51 }, ['tbt 51, at most 50']],
    ['a shift', shipped, { ...good, cls: 0.001 }, ['cls 0.001, at most 0']],
    ['much script', english, { ...good, script: 12_001 }, ['script 12001, at most 12000']],
    [
      'a shift alone where nothing takes messages',
      { ...english, variant: 'static' },
      { ...good, script: 83_000, cls: 0.0002 },
      ['cls 0.0002, at most 0'],
    ],
    ['nothing of the page by hand', { ...english, variant: 'hand' }, { score: 40, lcp: 9000 }, []],
    [
      'a late answer',
      { kind: 'action', action: 'menu', language: 'en' },
      { interaction: 104 },
      ['interaction 104, at most 100'],
    ],
    [
      'nothing of a navigation',
      { kind: 'action', action: 'navigation', language: 'en' },
      { answer: 900 },
      [],
    ],
    ['a long build', { kind: 'build' }, { seconds: 61 }, ['seconds 61, at most 60']],
    ['a build that was not measured', { kind: 'build' }, {}, ['seconds NaN, at most 60']],
  ] satisfies [string, Task, Record<string, number>, string[]][])(
    'reports %s',
    (_case, task, figures, expected) => {
      expect(listMisses(task, figures)).toEqual(expected);
    },
  );
});

it.each([
  ['en', 1, null],
  ['en', 1.01, 'lcp 1.01 times that of the page by hand, at most 1'],
  ['ar', 1.05, null],
  ['ar', 1.06, 'lcp 1.06 times that of the page by hand, at most 1.05'],
] as const)(
  'a page in %s that takes %f times as long as the hand-written one: %s',
  (language, ratio, expected) => {
    expect(explainRatio(language, ratio)).toBe(expected);
  },
);

it.each([
  [[3, 1, 2], 2],
  [[4], 4],
  [[1, 2, 3, 100, 5], 3],
])('the median of %j is %i', (values, expected) => {
  expect(takeMedian(values)).toBe(expected);
});

it.each([
  [0, '0'],
  [0.0123, '0.012'],
  [1234.5, '1235'],
])('%f is formatted as %s', (value, expected) => {
  expect(formatFigure(value)).toBe(expected);
});
