import { z } from 'zod';

/** Numbers of tests. Skipped tests, and those that passed only on a retry, count as failed. */
export type Counts = { passed: number; failed: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

function countVitest(report: unknown): Counts {
  const { numPassedTests, numTotalTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/**
 * Counts the tests in a report. A failed command has at least one failure, regardless of its report.
 * @param report the parsed report, or `null` if the command wrote none
 */
export function countTests(counter: 'vitest' | 'playwright', report: unknown, hasSucceeded: boolean): Counts {
  if (report === null) return { passed: 0, failed: 1 };
  const counts = counter === 'vitest' ? countVitest(report) : countPlaywright(report);
  return { passed: counts.passed, failed: Math.max(counts.failed, hasSucceeded ? 0 : 1) };
}

/** Sums counts. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Formats the last line of a check. */
export function formatCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
