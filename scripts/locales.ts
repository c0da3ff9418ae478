// What translators do with the bundles: their desk without further words, else what --help names.
import { readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isatty } from 'node:tty';
import { explainBrokenRoutes } from './locales/broken-routes.ts';

const folder = join(import.meta.dirname, '..', 'locales');
const parameters = process.argv.slice(2);

/** Asks at the terminal, which gives one line at a time. */
function askAtTerminal(question: string): string {
  writeSync(1, `${question}\n> `);
  const line = Buffer.alloc(64 * 1024);
  return line.toString('utf8', 0, readSync(0, line)).trim();
}

const broken = explainBrokenRoutes(folder, parameters);
if (broken !== undefined) {
  process.stdout.write(`${broken.output}\n`);
  process.exitCode = 1;
} else if (parameters.length === 0) {
  // The desk brings the development server with it, which no other command needs.
  const { keepDesk } = await import('./desk/server/keep-desk.ts');
  process.exitCode = await keepDesk(folder, process.stdout.isTTY);
} else {
  const { runLocales } = await import('./locales/locales-command.ts');
  const { output, isRight } = runLocales(parameters, folder, isatty(0) ? askAtTerminal : undefined);
  process.stdout.write(`${output}\n`);
  process.exitCode = isRight ? 0 : 1;
}
