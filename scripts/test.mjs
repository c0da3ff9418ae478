// Runs on Node 20 with nothing installed: only modules of Node and files beside this one.
import process from 'node:process';
import { installMissing } from './install.mjs';
import { startProcess } from './start-process.mjs';

try {
  const node = await installMissing({ withTools: true });
  // Without one of them everything else is still checked, and their tests count as failed.
  await startProcess([node, 'scripts/install-browser.ts']);
  await startProcess([node, 'scripts/install-hosts.ts']);
  await startProcess([node, 'scripts/install-engines.ts', 'Firefox']);
  await startProcess([node, 'scripts/install-screen-reader.ts']);
  process.exitCode = await startProcess([node, 'scripts/check.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
