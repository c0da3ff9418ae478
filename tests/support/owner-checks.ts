import { z } from 'zod';
import { runTool } from '../../scripts/copy-project.ts';

const reportShape = z.object({
  problems: z.array(
    z.object({
      severity: z.string(),
      code: z.string(),
      file: z.string(),
      key: z.string(),
      found: z.string(),
    }),
  ),
});

export type ReportedProblem = z.infer<typeof reportShape>['problems'][number];

/** Returns the problems of a copy's bundles, including warnings. */
export function listProblems(folder: string): ReportedProblem[] {
  const { output } = runTool(folder, 'scripts/check-locales.ts', '--json');
  return reportShape.parse(JSON.parse(output)).problems;
}

/** Returns true if a problem stops the build. */
export const isError = ({ severity }: ReportedProblem) => severity === 'error';

/** Returns the compiler's output for a copy, without the tests of the sample. */
export function checkTypes(folder: string): string {
  return runTool(folder, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.own.json').output;
}

/**
 * Tests the built documents in a copy, without the tests of the sample and of compressed twins, which a trial does not
 * have.
 */
export function testDocuments(folder: string) {
  const only = ['--project', 'html', '--maxWorkers', '1', '--reporter', 'dot'];
  const left = ['--testNamePattern', '^(?!Compressed files)'];
  const { status, output } = runTool(folder, 'node_modules/vitest/vitest.mjs', 'run', ...only, ...left);
  return { status, output, failed: output.split('\n').filter((line) => / FAIL |\.sample\./.test(line)) };
}

/** Tests the bundles in a copy, without the tests of the sample. */
export function testBundles(folder: string) {
  const only = ['--project', 'unit', '--maxWorkers', '1', '--reporter', 'dot', 'tests/content'];
  return runTool(folder, 'node_modules/vitest/vitest.mjs', 'run', ...only);
}

/** Runs browser tests on a copy's build. */
export function testInBrowser(folder: string, ...parameters: readonly string[]) {
  const all = ['--project', 'site', '--workers', '1', ...parameters];
  return runTool(folder, 'node_modules/@playwright/test/cli.js', 'test', ...all);
}
