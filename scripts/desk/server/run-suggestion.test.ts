import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSuggestion } from './run-suggestion.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suggest-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a command that runs a script. */
function command(name: string, script: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, script);
  return `"${process.execPath}" "${file}"`;
}

const echo = `let all = ''; process.stdin.setEncoding('utf8').on('data', (part) => (all += part)).on('end', () => {
  const { source, terms } = JSON.parse(all); console.log(' ' + source + ' → ' + terms[0].text + ' '); });`;

test('a command receives the text with its context and suggests another text', async () => {
  const context = { source: 'Site “backhaul”\n', terms: [{ source: 'backhaul', text: 'الربط الخلفي' }] };
  const answer = await runSuggestion(command('echo', echo), context);
  expect(answer).toEqual({ result: 'done', text: 'Site “backhaul”\n → الربط الخلفي', detail: '' });
});

test.each([
  ['writes nothing', 'process.stdin.resume();', 'empty', ''],
  ['reads nothing and fails', "console.error('no key'); process.exit(3);", 'failed', 'no key'],
  ['writes invalid bytes', 'process.stdout.write(Buffer.from([0xff, 0xfe, 0x80]));', 'garbled', ''],
  ['fails without a message', "console.log('half'); process.exit(3);", 'failed', 'exit code 3'],
])('a command that %s returns a reason and no text', async (name, script, result, detail) => {
  const answer = await runSuggestion(command(name.replaceAll(' ', '-'), script), {
    source: 'x'.repeat(200_000),
  });
  expect([answer.result, answer.text]).toEqual([result, '']);
  expect(answer.detail).toContain(detail);
});

test('a missing command is reported', async () => {
  const { result, detail } = await runSuggestion('no-such-command-at-all', {});
  expect([result, detail]).toEqual(['failed', expect.stringContaining('no-such-command-at-all')]);
});

test('a command whose group has ended times out without an error', async () => {
  const away = command(
    'away',
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 3000)'], { detached: true, stdio: 'inherit' }).unref();`,
  );
  expect((await runSuggestion(away, {}, 1000)).result).toBe('slow');
});

test('a command that exceeds the timeout is killed with its children', async () => {
  const mark = join(folder, 'mark');
  const late = command(
    'late',
    `import { writeFileSync } from 'node:fs'; setTimeout(() => writeFileSync(${JSON.stringify(mark)}, ''), 1500);`,
  );
  expect((await runSuggestion(`${late}; true`, {}, 100)).result).toBe('slow');
  // A surviving child would have written the file by now.
  await runSuggestion(command('pause', 'setTimeout(() => {}, 2000);'), {});
  expect(existsSync(mark)).toBe(false);
});
