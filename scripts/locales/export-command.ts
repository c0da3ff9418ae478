import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { defaultLanguage, isLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { findNearest } from '#src/config/nearest-name.server.ts';
import { readSite, type SiteSource } from '#src/content/read/read-site.server.ts';
import { type Phrase, formatPhrase, type ToolLanguage } from '#src/content/read/words.server.ts';
import { type Command, fail } from './command-line.ts';
import { writeCsv } from './exchange/csv.ts';
import { type ExchangeUnit, listUnits, toolLanguageOf } from './exchange/exchange-units.ts';
import { type PlacePictures, takePictures } from './exchange/place-pictures.ts';
import { writeSheet } from './exchange/review-sheet.ts';
import { writeXliff } from './exchange/xliff.ts';

type Around = { site: SiteSource; pictures: PlacePictures | undefined };
type Write = (units: readonly ExchangeUnit[], language: Language, around: Around) => string;
type Format = { ending: string; write: Write };

const formats: Readonly<Record<string, Format>> = {
  xliff: { ending: 'xlf', write: writeXliff },
  csv: { ending: 'csv', write: writeCsv },
  html: {
    ending: 'html',
    write: (units, language, { site, pictures }) =>
      writeSheet({ site, units, language, reader: toolLanguageOf(language), pictures }),
  },
};

/** Bytes per megabyte, as mail programs count. */
const MEGABYTE = 1_000_000;
/** Largest attachment that most mailboxes accept, MB. */
const MAIL_LIMIT = 10;

/** `npm run locales -- export`: exports the texts of a language for other tools or reviewers. */
export function exportCommand(folder: string): Command {
  return {
    help: { phrase: 'help-export' },
    flags: ['pictures'],
    options: ['format', 'out', 'file'],
    isAboutLanguage: true,
    run: ({ flags, options, names, language: reader }) => {
      const code = names[0] ?? options.get('lang')?.at(-1) ?? '';
      if (!isLanguage(code)) {
        return fail({ phrase: 'texts-of-none', values: { name: code, names: languageCodes } }, reader);
      }
      const name = options.get('format')?.at(-1) ?? (code === defaultLanguage ? 'html' : 'xliff');
      const format = formats[name];
      if (format === undefined) {
        return fail({ phrase: 'format-not-known', values: { name, names: Object.keys(formats) } }, reader);
      }
      if (code === defaultLanguage && name === 'xliff') return fail({ phrase: 'source-to-read' }, reader);
      if (flags.has('pictures') && name !== 'html') return fail({ phrase: 'pictures-in-sheet' }, reader);
      const site = readSite(folder);
      const chosen = chooseUnits(listUnits(site, code), options.get('file') ?? []);
      if ('phrase' in chosen) return fail(chosen, reader);
      const standard = join(dirname(folder), '.cache', 'exchange', `${code}.${format.ending}`);
      const out = options.get('out')?.at(-1) ?? standard;
      const pictures = flags.has('pictures') ? takePictures(folder, chosen, toolLanguageOf(code)) : undefined;
      const text = format.write(chosen, code, { site, pictures });
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, text);
      const lines = [formatPhrase({ phrase: 'exported', values: { count: chosen.length } }, reader)];
      if (pictures !== undefined) lines.push(formatSize(text, reader));
      return { output: `${lines.join(' ')}\n${relative(process.cwd(), out)}`, isSuccess: true };
    },
  };
}

/** Returns the texts of the named bundles, or of all. */
function chooseUnits(
  all: readonly ExchangeUnit[],
  files: readonly string[],
): readonly ExchangeUnit[] | Phrase {
  const known = [...new Set(all.map(({ file }) => file))];
  const unknown = files.filter((each) => !known.includes(each));
  if (unknown.length === 0) return all.filter(({ file }) => files.length === 0 || files.includes(file));
  const nearest = findNearest(unknown[0] ?? '', known) ?? known[0] ?? '';
  return { phrase: 'file-not-known', values: { names: unknown, nearest } };
}

/** Formats the size of a review sheet with pictures, with advice if it is too large to mail. */
function formatSize(text: string, reader: ToolLanguage): string {
  const size = Math.ceil((Buffer.byteLength(text) / MEGABYTE) * 10) / 10;
  const phrase = size > MAIL_LIMIT ? 'sheet-too-large' : 'sheet-size';
  return formatPhrase({ phrase, values: { size, limit: MAIL_LIMIT } }, reader);
}
