import process from 'node:process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { exitWithError } from './exit-with-error.ts';

/**
 * Reads the options that a command was given. Where its user asks for help, or names an option that it does not have, it
 * ends with a line on each.
 * @param usage what to write, a line for each option
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [reason = ''] = error.message.split('. ');
    return exitWithError(`${reason}.\n${usage}`);
  }
}
