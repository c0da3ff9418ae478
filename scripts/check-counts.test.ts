import { describe, expect, it } from 'vitest';
import { countTests, formatCounts, sumCounts } from './check-counts.ts';

const passedFile = { status: 'passed', assertionResults: [{}] };
const brokenFile = { status: 'failed', assertionResults: [] };

describe('countTests of vitest', () => {
  it.each([
    ['all passed', { numPassedTests: 3, numTotalTests: 3, testResults: [passedFile] }, true, [3, 0]],
    ['one failed', { numPassedTests: 2, numTotalTests: 3, testResults: [passedFile] }, false, [2, 1]],
    ['one skipped', { numPassedTests: 2, numTotalTests: 3, testResults: [passedFile] }, true, [2, 1]],
    ['a file is broken', { numPassedTests: 2, numTotalTests: 2, testResults: [brokenFile] }, false, [2, 1]],
    ['only the command failed', { numPassedTests: 2, numTotalTests: 2, testResults: [] }, false, [2, 1]],
    ['no report', null, true, [0, 1]],
  ])('%s', (_case, report, isSuccess, [passed, failed]) => {
    expect(countTests('vitest', report, isSuccess)).toEqual({ passed, failed });
  });
});

describe('countTests of playwright', () => {
  it.each([
    ['all passed', { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, true, [4, 0]],
    ['some at the second try', { expected: 4, unexpected: 0, flaky: 2, skipped: 0 }, true, [4, 2]],
    ['failed and skipped', { expected: 4, unexpected: 1, flaky: 0, skipped: 3 }, false, [4, 4]],
    ['only the command failed', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, false, [0, 1]],
  ])('%s', (_case, stats, isSuccess, [passed, failed]) => {
    expect(countTests('playwright', { stats }, isSuccess)).toEqual({ passed, failed });
  });
});

it('sums and prints counts', () => {
  const sum = sumCounts([
    { passed: 3, failed: 0 },
    { passed: 10, failed: 2 },
  ]);
  expect(formatCounts(sum)).toBe('13 passed, 2 failed');
});
