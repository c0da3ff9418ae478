// What translators do with the bundles beside editing them. See --help.
import { join } from 'node:path';
import process from 'node:process';
import { runLocales } from './locales/locales-command.ts';

const { output, isRight } = runLocales(process.argv.slice(2), join(import.meta.dirname, '..', 'locales'));
process.stdout.write(`${output}\n`);
process.exitCode = isRight ? 0 : 1;
