import { join } from 'node:path';
import process from 'node:process';
import { isSample } from './launch/is-sample.ts';
import { buildCommand } from './start-build.ts';

/** One step of the check: a command that is right when it exits with 0. */
export type CheckStep = {
  name: string;
  command: readonly [string, ...string[]];
  /** Whether it keeps one core busy, so that two of its kind run at a time. */
  sharesCores?: true;
  /** Whether it reads `dist/`, so that it counts as failed when the build does. */
  readsBuild?: true;
  /** Runner whose report at `reportPath` counts the tests; without it the step counts as one test. */
  counter?: 'vitest' | 'playwright';
};

/** Path of a step's report, relative to the project. */
export function reportPath(name: string): string {
  return `.cache/check/${name}.json`;
}

const node = process.execPath;
/** Whether the tests of the sample run: those named `*.sample.test.ts` and `*.sample.spec.ts`. */
export const isSampleChecked = isSample(join(import.meta.dirname, '..'));
const typesOf = isSampleChecked ? 'tsconfig.json' : 'tsconfig.own.json';

/** Runs the tests of a project, or those of its files whose paths hold a word. */
function runTests(name: string, project = name, ...files: string[]): CheckStep['command'] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(name)}`];
  const vitest = [node, 'node_modules/vitest/vitest.mjs', 'run'] as const;
  return [...vitest, '--project', project, '--maxWorkers', '1', ...reporters, ...files];
}

/** Every step, in order: the build, which others wait for, then the longest, so that both cores end at once. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'build', command: buildCommand, sharesCores: true },
  { name: 'types', command: [node, 'node_modules/typescript/bin/tsc', '-p', typesOf], sharesCores: true },
  { name: 'unit', command: runTests('unit'), sharesCores: true, counter: 'vitest' },
  { name: 'html', command: runTests('html'), sharesCores: true, readsBuild: true, counter: 'vitest' },
  {
    name: 'firefox',
    command: runTests('firefox', 'engines', 'firefox'),
    sharesCores: true,
    readsBuild: true,
    counter: 'vitest',
  },
  {
    name: 'screen-reader',
    command: runTests('screen-reader', 'engines', 'screen-reader'),
    sharesCores: true,
    readsBuild: true,
    counter: 'vitest',
  },
  { name: 'lint', command: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'], sharesCores: true },
  { name: 'dead-code', command: [node, 'node_modules/knip/bin/knip.js'], sharesCores: true },
  { name: 'hosts', command: runTests('hosts'), sharesCores: true, readsBuild: true, counter: 'vitest' },
  { name: 'locales', command: [node, 'scripts/check-locales.ts'], sharesCores: true },
  { name: 'format', command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check', '.'], sharesCores: true },
  {
    name: 'browser',
    command: [node, 'node_modules/@playwright/test/cli.js', 'test'],
    readsBuild: true,
    counter: 'playwright',
  },
];

/**
 * The steps that the command line asks for: all, or those named after `--only`, separated by commas.
 * @throws When it names a step that does not exist, or anything else.
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
