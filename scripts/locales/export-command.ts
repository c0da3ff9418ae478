import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { defaultLanguage, isLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { isWordLanguage, sayPhrase } from '#src/content/read/words.server.ts';
import { type Command, fail } from './command-line.ts';
import { writeCsv } from './exchange/csv.ts';
import { type ExchangeUnit, listUnits } from './exchange/exchange-units.ts';
import { writeSheet } from './exchange/review-sheet.ts';
import { writeXliff } from './exchange/xliff.ts';

type Format = { ending: string; write: (units: readonly ExchangeUnit[], language: Language) => string };

/** The forms in which texts go out. */
const formats: Readonly<Record<string, Format>> = {
  xliff: { ending: 'xlf', write: writeXliff },
  csv: { ending: 'csv', write: writeCsv },
  html: {
    ending: 'html',
    write: (units, language) => writeSheet(units, language, isWordLanguage(language) ? language : 'en'),
  },
};

/** `npm run locales -- export`: writes the texts of a language as a file for other tools and for reviewers. */
export function exportCommand(folder: string): Command {
  return {
    help: { phrase: 'help-export' },
    options: ['format', 'out', 'file'],
    isAboutLanguage: true,
    run: ({ options, names, language: reader }) => {
      const code = names[0] ?? options.get('lang')?.at(-1) ?? '';
      const others = languageCodes.filter((each) => each !== defaultLanguage);
      if (!isLanguage(code) || code === defaultLanguage) {
        return fail({ phrase: 'translation-unknown', values: { name: code, names: others } }, reader);
      }
      const name = options.get('format')?.at(-1) ?? 'xliff';
      const format = formats[name];
      if (format === undefined) {
        return fail({ phrase: 'format-not-known', values: { name, names: Object.keys(formats) } }, reader);
      }
      const files = options.get('file') ?? [];
      const all = listUnits(readSite(folder), code);
      const unknown = files.filter((each) => !all.some(({ file }) => file === each));
      if (unknown.length > 0) {
        const nearest = findNearest(unknown[0] ?? '', [...new Set(all.map(({ file }) => file))]);
        const values = { names: unknown, nearest: nearest ?? `${code}/pages/home.json` };
        return fail({ phrase: 'file-not-known', values }, reader);
      }
      const units = all.filter(({ file }) => files.length === 0 || files.includes(file));
      const standard = join(dirname(folder), '.cache', 'exchange', `${code}.${format.ending}`);
      const out = options.get('out')?.at(-1) ?? standard;
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, format.write(units, code));
      const values = { count: units.length, file: relative(process.cwd(), out) };
      return { output: sayPhrase({ phrase: 'exported', values }, reader), isRight: true };
    },
  };
}
