// Runs on Node 20 with nothing installed: only modules of Node and files beside this one.
import process from 'node:process';
import { installMissing } from './install.mjs';
import { startProcess } from './start-process.mjs';

// Runs a tool of the project, which may need packages that building and serving do not.
try {
  const node = await installMissing({ withTools: true });
  process.exitCode = await startProcess([node, ...process.argv.slice(2)], 'inherit');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
