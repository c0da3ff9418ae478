import { configDefaults, defineConfig } from 'vitest/config';
import { isSample, sampleTests } from './scripts/launch/is-sample.ts';

/** What Node calls `localStorage` is not what a browser has, and it warns of it. */
const execArgv = ['--no-experimental-webstorage'];

/** Time of a test on a machine that does other things as well, ms. */
const MAX_TEST_MS = 60_000;

/** Another owner's site is not asked what the sample says. */
const exclude = [...configDefaults.exclude, ...(isSample(import.meta.dirname) ? [] : [sampleTests])];

/**
 * `unit`: what needs no build. `html`: the built documents, a build with more languages, and one of another owner.
 * `hosts`: the build, served. `engines`: the build in one engine after another. Files share what they import: to evaluate
 * it again for each of 160 files took a third of the time.
 */
export default defineConfig({
  test: {
    // Its own choice leaves a core idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          exclude,
          execArgv,
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/content/**/*.test.{ts,tsx}',
            'tests/lint/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: MAX_TEST_MS,
          hookTimeout: MAX_TEST_MS,
        },
      },
      {
        test: {
          name: 'html',
          exclude,
          isolate: false,
          include: ['tests/{html,languages,rebrand}/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: MAX_TEST_MS,
          hookTimeout: MAX_TEST_MS,
        },
      },
      {
        test: {
          name: 'engines',
          exclude,
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: MAX_TEST_MS,
          hookTimeout: MAX_TEST_MS,
        },
      },
      {
        test: {
          name: 'hosts',
          exclude,
          include: ['tests/hosts/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: MAX_TEST_MS,
          hookTimeout: MAX_TEST_MS,
        },
      },
    ],
  },
});
