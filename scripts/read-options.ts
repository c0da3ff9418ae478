import process from 'node:process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { exitWithError } from './exit-with-error.ts';

/**
 * Reads the options of a command. Prints the usage and exits for `--help` or an unknown option.
 * @param usage text with a line per option
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
