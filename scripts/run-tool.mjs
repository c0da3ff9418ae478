// Must run on Node 20 without packages: imports only Node modules and files in this folder.
import process from 'node:process';
import { installMissing } from './install.mjs';
import { startProcess } from './start-process.mjs';

// Runs a tool of the project, which may need development packages.
try {
  const node = await installMissing({ withTools: true });
  process.exitCode = await startProcess([node, ...process.argv.slice(2)], 'inherit');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
