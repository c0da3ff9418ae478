import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { defaultLanguage, isLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { readerOf, sayPhrase, type WordLanguage } from '#src/content/read/words.server.ts';
import { type Command, fail } from './command-line.ts';
import { writeCsv } from './exchange/csv.ts';
import { type ExchangeUnit, listUnits } from './exchange/exchange-units.ts';
import { type PlacePictures, takePictures } from './exchange/place-pictures.ts';
import { writeSheet } from './exchange/review-sheet.ts';
import { writeXliff } from './exchange/xliff.ts';

type Write = (units: readonly ExchangeUnit[], language: Language, pictures?: PlacePictures) => string;
type Format = { ending: string; write: Write };

/** The forms in which texts go out. */
const formats: Readonly<Record<string, Format>> = {
  xliff: { ending: 'xlf', write: writeXliff },
  csv: { ending: 'csv', write: writeCsv },
  html: {
    ending: 'html',
    write: (units, language, pictures) =>
      writeSheet({ units, language, reader: readerOf(language), pictures }),
  },
};

/** Bytes of a megabyte, as mail programs count. */
const MEGABYTE = 1_000_000;
/** The largest file that most mailboxes take, as MB. */
const MAIL_LIMIT = 10;

/** `npm run locales -- export`: writes the texts of a language as a file for other tools and for reviewers. */
export function exportCommand(folder: string): Command {
  return {
    help: { phrase: 'help-export' },
    flags: ['pictures'],
    options: ['format', 'out', 'file'],
    isAboutLanguage: true,
    run: ({ flags, options, names, language: reader }) => {
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
      if (flags.has('pictures') && name !== 'html') return fail({ phrase: 'pictures-in-sheet' }, reader);
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
      const pictures = flags.has('pictures') ? takePictures(folder, units, readerOf(code)) : undefined;
      const text = format.write(units, code, pictures);
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, text);
      const values = { count: units.length, file: relative(process.cwd(), out) };
      const told = [sayPhrase({ phrase: 'exported', values }, reader)];
      if (pictures !== undefined) told.push(saySize(text, reader));
      return { output: told.join(' '), isRight: true };
    },
  };
}

/** How large a sheet with pictures is, and what to do where that is too much for a mail. */
function saySize(text: string, reader: WordLanguage): string {
  const size = Math.ceil((Buffer.byteLength(text) / MEGABYTE) * 10) / 10;
  const phrase = size > MAIL_LIMIT ? 'sheet-too-large' : 'sheet-size';
  return sayPhrase({ phrase, values: { size, limit: MAIL_LIMIT } }, reader);
}
