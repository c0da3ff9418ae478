import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Commands that need no more than building does, that install by themselves, or that only contributors run. */
const others = ['start', 'dev', 'build', 'test', 'test:hosts', 'test:engines', 'lint', 'format'];

it('installs what a tool needs before the tool starts', () => {
  const tools = Object.entries(manifest.scripts).filter(([name]) => !others.includes(name));
  expect(tools.filter(([, command]) => !command.startsWith('node scripts/run-tool.mjs '))).toEqual([]);
});
