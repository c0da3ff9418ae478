import { describe, expect, it } from 'vitest';
import { planRounds, type Task } from './plan.ts';
import {
  listBudgetFailures,
  listRows,
  readRatio,
  replaceFigures,
  writeReport,
  writeSummary,
} from './report.ts';
import type { Results } from './store.ts';

const page = (variant: 'bare' | 'hand'): Task => ({ kind: 'page', variant, language: 'en', address: '/' });
const plan = planRounds([page('hand'), page('bare'), { kind: 'build' }], 3);
const figures = (lcp: number) => ({ score: 100, fcp: 800, lcp, tbt: 0, cls: 0, script: 11_000 });
const results: Results = {
  build: 'a',
  begun: '2026-11-23',
  quickest: 3,
  results: {
    '1 hand /': { figures: { ...figures(1000), score: 97 }, isBusy: false },
    '1 bare /': { figures: figures(1010), isBusy: false },
    '2 bare /': { figures: figures(990), isBusy: false },
    '3 bare /': { figures: figures(5000), isBusy: true },
    '1 build': { figures: { seconds: 20, megabytes: 900 }, isBusy: true },
  },
};
const rows = listRows(plan, results);
const run = { date: '2026-11-23', machine: '2 cores', command: 'npm run bench' };

describe('A report', () => {
  it('uses measurements from a busy machine only if there are no others', () => {
    expect(rows.map(({ runs, busy }) => ({ runs, busy }))).toEqual([
      { runs: 1, busy: 0 },
      { runs: 2, busy: 1 },
      { runs: 1, busy: 1 },
    ]);
    expect(readRatio(rows, 'en', 'lcp')).toBeCloseTo(0.99);
    expect(readRatio(rows, 'ar', 'lcp')).toBeNull();
  });

  it('lists what is too slow compared with the hand-written page', () => {
    expect(listBudgetFailures(rows)).toEqual([]);
    const slow = rows.map((row) =>
      row.task.kind === 'page' && row.task.variant === 'bare' ? { ...row, figures: figures(1200) } : row,
    );
    expect(listBudgetFailures(slow)).toEqual(['bare /: lcp 1.20 times that of the page by hand, at most 1']);
  });

  it('names its machine and command, and marks uncertain figures', () => {
    const text = writeReport(rows, run);
    expect(text).toContain('2026-11-23 · 2 cores · `npm run bench`');
    expect(text).toMatch(/^\| bare \/ \* \|\s+100 \|/m);
    expect(text).toMatch(/^\| \/ \|\s+1\.00 \|\s+0\.99 \|/m);
  });

  it('replaces the figures in the README', () => {
    const place = 'a\n<!-- figures: npm run bench -- --write -->\nold\n<!-- end of figures -->\nb';
    const written = replaceFigures(place, writeSummary(rows, run));
    expect(written).toContain('| script of the first load, brotli, kB | 12.0 | 11.0 |');
    expect(written).toContain('| the home page by hand, without script |  | 97 |');
    expect(written).not.toContain('old');
    expect(replaceFigures(written, 'new')).toBe(replaceFigures(place, 'new'));
    expect(() => replaceFigures('nothing', 'new')).toThrow('The README has no');
  });
});
