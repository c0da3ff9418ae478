import { join } from 'node:path';
import process from 'node:process';
import { isSample } from './launch/is-sample.ts';
import { buildCommand } from './start-build.ts';

/** A step of the check; it succeeds if its command exits with 0. */
export type CheckStep = {
  name: string;
  command: readonly [string, ...string[]];
  /** True if it uses about one core, so two such steps run in parallel. */
  runsInParallel?: true;
  /** True if it reads `dist/`; it fails if the build does. */
  needsBuild?: true;
  /** Test runner that writes the report at `reportPath`; without it the step counts as one test. */
  counter?: 'vitest' | 'playwright';
};

/** Returns the path of a step's report, relative to the project. */
export function reportPath(name: string): string {
  return `.cache/check/${name}.json`;
}

const node = process.execPath;
/** True if tests of the sample content run, named `*.sample.test.ts` and `*.sample.spec.ts`. */
export const isSampleChecked = isSample(join(import.meta.dirname, '..'));
const typesOf = isSampleChecked ? 'tsconfig.json' : 'tsconfig.own.json';

/** Returns the command for the tests of a project, optionally only for files whose paths contain a word. */
function runTests(name: string, project = name, ...files: string[]): CheckStep['command'] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(name)}`];
  const vitest = [node, 'node_modules/vitest/vitest.mjs', 'run'] as const;
  return [...vitest, '--project', project, '--maxWorkers', '1', ...reporters, ...files];
}

/** All steps in order: the build that others wait for, then the longest, to use both cores until the end. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'build', command: buildCommand, runsInParallel: true },
  { name: 'types', command: [node, 'node_modules/typescript/bin/tsc', '-p', typesOf], runsInParallel: true },
  { name: 'unit', command: runTests('unit'), runsInParallel: true, counter: 'vitest' },
  { name: 'html', command: runTests('html'), runsInParallel: true, needsBuild: true, counter: 'vitest' },
  {
    name: 'firefox',
    command: runTests('firefox', 'engines', 'firefox'),
    runsInParallel: true,
    needsBuild: true,
    counter: 'vitest',
  },
  {
    name: 'screen-reader',
    command: runTests('screen-reader', 'engines', 'screen-reader'),
    runsInParallel: true,
    needsBuild: true,
    counter: 'vitest',
  },
  {
    name: 'lint',
    command: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    runsInParallel: true,
  },
  { name: 'dead-code', command: [node, 'node_modules/knip/bin/knip.js'], runsInParallel: true },
  { name: 'hosts', command: runTests('hosts'), runsInParallel: true, needsBuild: true, counter: 'vitest' },
  { name: 'locales', command: [node, 'scripts/check-locales.ts'], runsInParallel: true },
  { name: 'format', command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check', '.'], runsInParallel: true },
  {
    name: 'browser',
    command: [node, 'node_modules/@playwright/test/cli.js', 'test'],
    needsBuild: true,
    counter: 'playwright',
  },
];

/**
 * Selects the steps on the command line: all, or those after `--only`, separated by commas.
 * @throws Error if a step does not exist or another option is given
 */
export function selectSteps(parameters: readonly string[]): readonly CheckStep[] {
  const [flag, list = '', ...others] = parameters.flatMap((parameter) => parameter.split('='));
  if (flag === undefined) return checkSteps;
  const wanted = list.split(',');
  const names = checkSteps.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (flag !== '--only' || others.length > 0 || unknown.length > 0) {
    throw new Error(`Use --only with steps separated by commas: ${names.join(', ')}.`);
  }
  return checkSteps.filter(({ name }) => wanted.includes(name));
}
