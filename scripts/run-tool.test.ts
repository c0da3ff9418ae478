import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Timeout for a tool on a busy machine, ms. */
const START_LIMIT_MS = 60_000;
/** Commands that only need the packages of a build, that install packages themselves, or that are for contributors. */
const others = ['start', 'dev', 'build', 'test', 'test:hosts', 'test:engines', 'lint', 'format'];

it('installs what a tool needs before the tool starts', () => {
  const tools = Object.entries(manifest.scripts).filter(([name]) => !others.includes(name));
  expect(tools.filter(([, command]) => !command.startsWith('node scripts/run-tool.mjs '))).toEqual([]);
});

it(
  'ends without an error and with its usual exit code when its output pipe is closed',
  { timeout: START_LIMIT_MS },
  async () => {
    const tool = spawn(process.execPath, ['scripts/locales.ts', '--help']);
    tool.stdout.destroy();
    const ended = new Promise((resolve) => void tool.once('exit', resolve));
    expect([await text(tool.stderr), await ended]).toEqual(['', 0]);
  },
);

it('prints only with the console, which ignores a closed pipe', () => {
  const tools = globSync('{scripts,server}/**/*.{ts,mjs}').filter((file) => !file.endsWith('.test.ts'));
  expect(tools.length).toBeGreaterThan(100);
  expect(tools.filter((file) => readFileSync(file, 'utf8').includes('stdout.write'))).toEqual([]);
});
