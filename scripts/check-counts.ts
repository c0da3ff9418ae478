import { z } from 'zod';

/** Tests that passed and failed. A skipped test proves nothing, nor does one that passed at a second try: both count as failed. */
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
 * Counts the tests of a report. A command that failed has at least one failure, whatever its report says.
 * @param report The parsed report, `null` when the command wrote none.
 */
export function countTests(
  counter: 'vitest' | 'playwright',
  report: unknown,
  isCommandSuccess: boolean,
): Counts {
  if (report === null) return { passed: 0, failed: 1 };
  const counts = counter === 'vitest' ? countVitest(report) : countPlaywright(report);
  return { passed: counts.passed, failed: Math.max(counts.failed, isCommandSuccess ? 0 : 1) };
}

/** Adds counts up. */
export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line that ends a check. */
export function formatCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
