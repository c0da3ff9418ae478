import process from 'node:process';

/** Exits with a message for the user, without a stack trace. */
export function exitWithError(reason: string): never {
  console.error(reason);
  process.exit(1);
}
