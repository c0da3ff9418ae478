import { runTool } from '../../scripts/copy-project.ts';

/** What the compiler says of a copy, without the tests of the sample. */
export function checkTypes(folder: string): string {
  return runTool(folder, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.own.json').output;
}

/** Runs the tests of the built documents in a copy, which leaves out those of the sample. */
export function testDocuments(folder: string) {
  const only = ['--project', 'html', '--maxWorkers', '1', '--reporter', 'dot'];
  return runTool(folder, 'node_modules/vitest/vitest.mjs', 'run', ...only);
}

/** Runs tests of the browser over the build of a copy. */
export function testInBrowser(folder: string, ...parameters: readonly string[]) {
  const all = ['--project', 'site', '--workers', '1', ...parameters];
  return runTool(folder, 'node_modules/@playwright/test/cli.js', 'test', ...all);
}
