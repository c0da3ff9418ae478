// Must run on Node 20 without packages: imports only Node modules and files in this folder.
import process from 'node:process';
import { installMissing } from './install.mjs';
import { startProcess } from './start-process.mjs';

try {
  const node = await installMissing({ withTools: true });
  // If one cannot be installed, the other checks still run, and its tests fail.
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
