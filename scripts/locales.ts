// Commands for translators: the desk without arguments, or the command named. See --help.
import { join } from 'node:path';
import process from 'node:process';
import { isatty } from 'node:tty';
import { askAtTerminal } from './locales/ask-terminal.ts';
import { explainBrokenRoutes } from './locales/broken-routes.ts';

const folder = join(import.meta.dirname, '..', 'locales');
const parameters = process.argv.slice(2);

const broken = explainBrokenRoutes(folder, parameters);
if (broken !== undefined) {
  console.log(broken.output);
  process.exitCode = 1;
} else if (parameters.length === 0) {
  // Imported only here, because the desk loads the development server.
  const { keepDesk } = await import('./desk/server/keep-desk.ts');
  process.exitCode = await keepDesk(folder, process.stdout.isTTY);
} else {
  const { runLocales } = await import('./locales/locales-command.ts');
  const { output, isSuccess } = runLocales(parameters, folder, isatty(0) ? askAtTerminal : undefined);
  console.log(output);
  process.exitCode = isSuccess ? 0 : 1;
}
