import { describe, expect, it } from 'vitest';
import { formatFigure, listMisses, type PageFigures, takeMedian } from './bench-budgets.ts';

const good: PageFigures = {
  score: 100,
  fcp: 900,
  lcp: 1600,
  tbt: 50,
  cls: 0,
  speedIndex: 900,
  transferred: new Map(),
  requests: 14,
  machine: 2000,
};

describe('listMisses', () => {
  it.each([
    ['nothing, when every figure is at its limit', 'bare', 'en', good, []],
    ['nothing, when Arabic takes longer to show its largest part', 'bare', 'ar', { ...good, lcp: 1900 }, []],
    ['a point less without a skeleton', 'bare', 'en', { ...good, score: 99 }, ['score 99, at least 100']],
    ['nothing, when the skeleton costs a point', 'shipped', 'en', { ...good, score: 99 }, []],
    ['two points less', 'shipped', 'ar', { ...good, score: 98 }, ['score 98, at least 99']],
    ['a late first paint', 'bare', 'en', { ...good, fcp: 901 }, ['FCP 901, at most 900']],
    ['a late largest part', 'bare', 'en', { ...good, lcp: 1601 }, ['LCP 1601, at most 1600']],
    ['a blocked page', 'bare', 'ar', { ...good, tbt: 51 }, ['TBT 51, at most 50']],
    ['a shift', 'shipped', 'ar', { ...good, cls: 0.001 }, ['CLS 0.001, at most 0']],
  ] as const)('names %s', (_case, variant, language, figures, expected) => {
    expect(listMisses(variant, language, figures)).toEqual(expected);
  });
});

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
])('%f is written %s', (value, expected) => {
  expect(formatFigure(value)).toBe(expected);
});
