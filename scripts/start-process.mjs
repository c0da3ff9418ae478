import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Project folder. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const PARENT_CHECK_MS = 500;

/** Calls `onGone` when the parent process ends: npm stops its shell, but not every shell stops its child. */
function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, PARENT_CHECK_MS);
}

/**
 * Runs a command in the project folder, shows its output and forwards signals to it.
 * @param input `inherit` for a command that reads from the terminal
 * @returns Its exit code, or 1 if it cannot be started or a signal ended it.
 */
export async function startProcess([file, ...parameters], input = 'ignore') {
  const child = spawn(file, parameters, {
    cwd: projectFolder,
    stdio: [input, 'inherit', 'inherit'],
    // On Windows, npm is a batch file, which needs a shell.
    shell: process.platform === 'win32' && file === 'npm',
  });
  const passOn = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  const parentWatch = watchParent(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', (error) => {
      console.error(`${file} cannot be started: ${error.message}`);
      resolve(1);
    });
  });
  for (const signal of signals) process.off(signal, passOn);
  clearInterval(parentWatch);
  return code ?? 1;
}
