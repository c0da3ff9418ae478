// Says everything that is known of the bundles: what is wrong, what changed, what is confirmed. See --help.
import { join } from 'node:path';
import process from 'node:process';
import { runCheck } from './locales/check-command.ts';

const { output, isRight } = runCheck(process.argv.slice(2), join(import.meta.dirname, '..', 'locales'));
process.stdout.write(`${output}\n`);
process.exitCode = isRight ? 0 : 1;
