import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRounds } from './plan.ts';
import { listOpen, readResults, type Results, takeMedians, writeResults } from './store.ts';

const plan = planRounds([{ kind: 'build' }], 3);
const quiet = { figures: { seconds: 20 }, isBusy: false };
const busy = { figures: { seconds: 90 }, isBusy: true };
const half: Results = {
  build: 'a',
  begun: '2026-11-23',
  quickest: 3,
  results: { '1 build': quiet, '2 build': busy },
};

describe('Results', () => {
  let folder = '';
  let path = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
    path = join(folder, 'deeper', 'results.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('of an interrupted run are continued', () => {
    writeResults(path, half);
    writeResults(path, half);
    expect(readResults(path, 'a')).toEqual(half);
  });

  it('of another build are not', () => {
    writeResults(path, half);
    expect(readResults(path, 'b').results).toEqual({});
  });

  it('that are missing or broken are replaced by empty ones', () => {
    expect(readResults(path, 'a').results).toEqual({});
    writeResults(path, half);
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -20));
    expect(readResults(path, 'a').results).toEqual({});
  });
});

it('Missing measurements, and those from a busy machine, are open', () => {
  expect(listOpen(plan, half).map(({ id }) => id)).toEqual(['2 build', '3 build']);
});

it.each([
  ['nothing', [], null],
  ['one', [quiet], { seconds: 20 }],
  ['three', [busy, quiet, { figures: { seconds: 30 }, isBusy: false }], { seconds: 30 }],
])('The median of %s', (_case, results, expected) => {
  expect(takeMedians(results)).toEqual(expected);
});
