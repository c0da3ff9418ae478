// Checks the bundles and prints their problems and the states of their texts. See --help.
import { join } from 'node:path';
import process from 'node:process';
import { explainBrokenRoutes } from './locales/broken-routes.ts';

const folder = join(import.meta.dirname, '..', 'locales');
const parameters = process.argv.slice(2);
const { output, isSuccess } =
  explainBrokenRoutes(folder, parameters) ??
  (await import('./locales/check-command.ts')).runCheck(parameters, folder);
console.log(output);
process.exitCode = isSuccess ? 0 : 1;
