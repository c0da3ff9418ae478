import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { formatPhrase, wordLanguages } from '#src/content/read/words.server.ts';
import type { Command } from './command-line.ts';
import { measureStatus } from './status/measure-status.ts';
import { statusFile, writeStatusPage, writeStatusText } from './status/write-status.ts';

/** `npm run locales -- status`: writes pages about the state of the texts. */
export function statusCommand(folder: string): Command {
  return {
    help: { phrase: 'help-status' },
    run: ({ language: reader }) => {
      const target = join(dirname(folder), '.cache', 'locales-status');
      const status = measureStatus(folder);
      const date = new Date();
      mkdirSync(target, { recursive: true });
      for (const code of wordLanguages) {
        writeFileSync(join(target, statusFile(code, 'html')), writeStatusPage(status, code, date));
        writeFileSync(join(target, statusFile(code, 'md')), writeStatusText(status, code, date));
      }
      const values = { file: relative(process.cwd(), join(target, statusFile(reader, 'html'))) };
      return { output: formatPhrase({ phrase: 'status-written-to', values }, reader), isSuccess: true };
    },
  };
}
