// What translators do with the bundles beside editing them. See --help.
import { readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isatty } from 'node:tty';
import { runLocales } from './locales/locales-command.ts';

/** Asks at the terminal, which gives one line at a time. */
function askAtTerminal(question: string): string {
  writeSync(1, `${question}\n> `);
  const line = Buffer.alloc(64 * 1024);
  return line.toString('utf8', 0, readSync(0, line)).trim();
}

const { output, isRight } = runLocales(
  process.argv.slice(2),
  join(import.meta.dirname, '..', 'locales'),
  isatty(0) ? askAtTerminal : undefined,
);
process.stdout.write(`${output}\n`);
process.exitCode = isRight ? 0 : 1;
