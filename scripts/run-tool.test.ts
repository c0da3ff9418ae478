import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Time that a tool takes on a busy machine, ms. */
const START_LIMIT_MS = 60_000;
/** Commands that need no more than building does, that install by themselves, or that only contributors run. */
const others = ['start', 'dev', 'build', 'test', 'test:hosts', 'test:engines', 'lint', 'format'];

it('installs what a tool needs before the tool starts', () => {
  const tools = Object.entries(manifest.scripts).filter(([name]) => !others.includes(name));
  expect(tools.filter(([, command]) => !command.startsWith('node scripts/run-tool.mjs '))).toEqual([]);
});

it(
  'ends quietly when nobody reads on, with the code that it ends with otherwise',
  { timeout: START_LIMIT_MS },
  async () => {
    const tool = spawn(process.execPath, ['scripts/locales.ts', '--help']);
    tool.stdout.destroy();
    const ended = new Promise((resolve) => void tool.once('exit', resolve));
    expect([await text(tool.stderr), await ended]).toEqual(['', 0]);
  },
);

it('leaves what is written to the console, which is quiet when nobody reads on', () => {
  const tools = globSync('{scripts,server}/**/*.{ts,mjs}').filter((file) => !file.endsWith('.test.ts'));
  expect(tools.length).toBeGreaterThan(100);
  expect(tools.filter((file) => readFileSync(file, 'utf8').includes('stdout.write'))).toEqual([]);
});
