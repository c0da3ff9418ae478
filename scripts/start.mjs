// Runs on Node 20 with nothing installed: only modules of Node and files beside this one.
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
