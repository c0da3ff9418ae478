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

/** What the check says of the bundles of a copy, warnings too. */
export function listProblems(folder: string): ReportedProblem[] {
  const { output } = runTool(folder, 'scripts/check-locales.ts', '--json');
  return reportShape.parse(JSON.parse(output)).problems;
}

/** Whether a problem stops the build. */
export const isError = ({ severity }: ReportedProblem) => severity === 'error';

/** What the compiler says of a copy, without the tests of the sample. */
export function checkTypes(folder: string): string {
  return runTool(folder, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.own.json').output;
}

/**
 * Runs the tests of the built documents in a copy, which leaves out those of the sample, and those of compressed twins:
 * a trial has none.
 */
export function testDocuments(folder: string) {
  const only = ['--project', 'html', '--maxWorkers', '1', '--reporter', 'dot'];
  const left = ['--testNamePattern', '^(?!Compressed files)'];
  const { status, output } = runTool(folder, 'node_modules/vitest/vitest.mjs', 'run', ...only, ...left);
  return { status, output, failed: output.split('\n').filter((line) => / FAIL |\.sample\./.test(line)) };
}

/** Runs the tests of the bundles in a copy, without those of the sample. */
export function testBundles(folder: string) {
  const only = ['--project', 'unit', '--maxWorkers', '1', '--reporter', 'dot', 'tests/content'];
  return runTool(folder, 'node_modules/vitest/vitest.mjs', 'run', ...only);
}

/** Runs tests of the browser over the build of a copy. */
export function testInBrowser(folder: string, ...parameters: readonly string[]) {
  const all = ['--project', 'site', '--workers', '1', ...parameters];
  return runTool(folder, 'node_modules/@playwright/test/cli.js', 'test', ...all);
}
