// Must run on Node 20 without packages: imports only Node modules and files in this folder.
import process from 'node:process';
import { installMissing } from './install.mjs';
import { startProcess } from './start-process.mjs';

/** Commands of each part of the tests; the first failure stops a part. */
const parts = {
  hosts: [['scripts/install-hosts.ts'], ['scripts/check.ts', '--only', 'build,hosts']],
  engines: [
    ['scripts/install-engines.ts'],
    ['scripts/check.ts', '--only', 'build'],
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engines'],
  ],
};

try {
  const commands = parts[process.argv[2]];
  if (commands === undefined)
    throw new Error(`Name a part of the tests: ${Object.keys(parts).join(' or ')}.`);
  const node = await installMissing({ withTools: true });
  for (const command of commands) {
    process.exitCode = await startProcess([node, ...command]);
    if (process.exitCode !== 0) break;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
