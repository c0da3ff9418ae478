import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';

const USAGE = 'the command --host <address>';
const program = `import { readOptions } from './scripts/read-options.ts';
console.log(JSON.stringify(readOptions({ host: { type: 'string' } }, '${USAGE}')));`;

function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, '--', ...parameters],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  return [status, `${stdout}${stderr}`.trim()];
}

describe('the options of a command', () => {
  test('are read', () => {
    expect(run('--host', 'https://site.example')).toEqual([0, '{"host":"https://site.example"}']);
  });

  test.each([
    ['--hots', "Unknown option '--hots'."],
    ['--host', "Option '--host <value>' argument missing."],
  ])('%s is reported in a sentence, with the usage', (option, reason) => {
    expect(run(option)).toEqual([1, `${reason}\n${USAGE}`]);
  });

  test('are shown with --help', () => {
    expect(run('--help')).toEqual([0, USAGE]);
  });
});
