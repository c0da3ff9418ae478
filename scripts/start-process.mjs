import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const PARENT_CHECK_MS = 500;

/** Calls back when the process that started this one is gone: npm stops its shell, and not every shell its child. */
function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, PARENT_CHECK_MS);
}

/**
 * Runs a command in the project, its output shown. Signals that reach this process are passed on, and it waits.
 * @param input `inherit` for a command that asks something
 * @returns The exit code, 1 when the command cannot be started or is ended by a signal.
 */
export async function startProcess([file, ...parameters], input = 'ignore') {
  const child = spawn(file, parameters, {
    cwd: projectFolder,
    stdio: [input, 'inherit', 'inherit'],
    // npm is a batch file on Windows.
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
