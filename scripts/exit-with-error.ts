import process from 'node:process';

/** Ends a command that cannot go on, with what its user can do about it and without a stack. */
export function exitWithError(reason: string): never {
  console.error(reason);
  process.exit(1);
}
