import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Returns whether this process may install Debian packages. */
export function isDebianRoot(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Runs commands in sequence, showing their output, until one fails. */
export function runAll(commands: readonly (readonly [string, ...string[]])[]): void {
  commands.every(([file, ...parameters]) => {
    const { status } = spawnSync(file, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
    return status === 0;
  });
}

/** Returns the commands that install Debian packages. */
export function listInstallCommands(...names: string[]): readonly (readonly [string, ...string[]])[] {
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names],
  ];
}
