// Must run on Node 20 without packages: imports only Node modules and files in this folder.
import process from 'node:process';
import { installMissing } from './install.mjs';
import { startProcess } from './start-process.mjs';

try {
  const node = await installMissing({ withTools: false });
  process.exitCode = await startProcess([node, 'scripts/start-site.ts']);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
