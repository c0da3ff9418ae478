import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { type Phrase, sayPhrase, type WordLanguage } from '#src/content/read/words.server.ts';
import { writeFiles } from './changed-files.ts';
import { addRemarks, sayNow } from './comment-files.ts';
import { type Command, explainError, fail, type Outcome } from './command-line.ts';
import { readCsv } from './exchange/csv.ts';
import { decodeFile } from './exchange/decode-file.ts';
import type { ReturnedUnit } from './exchange/exchange-units.ts';
import { FileFault } from './exchange/file-fault.ts';
import { type Change, findLanguage, type ImportPlan, nameUnit, planImport } from './exchange/plan-import.ts';
import { readComments } from './exchange/review-sheet.ts';
import { readXliff } from './exchange/xliff.ts';
import { findAuthor } from './run-git.ts';

type Reading = { language: string; units: ReturnedUnit[] };

/** What reads a file that came back, by its ending. */
const readers: Readonly<Record<string, (text: string) => Reading>> = {
  '.xlf': readXliff,
  '.xliff': readXliff,
  '.csv': (text) => ({ language: '', units: readCsv(text) }),
  '.json': readComments,
};

/** `npm run locales -- import`: shows what a file changes, and writes it when asked to. */
export function importCommand(folder: string): Command {
  return {
    help: { phrase: 'help-import' },
    flags: ['write'],
    run: ({ flags, names, language: reader }) => {
      const [file] = names;
      if (file === undefined) return fail({ phrase: 'help-import' }, reader);
      const reading = readReturned(file);
      if ('phrase' in reading) return fail(reading, reader);
      const language = findLanguage(reading.language, reading.units);
      if (language === undefined) {
        const others = languageCodes.filter((each) => each !== defaultLanguage);
        const values = { name: reading.language, names: others };
        return fail({ phrase: 'translation-unknown', values }, reader);
      }
      const plan = planImport(readSite(folder), language, reading.units);
      if (flags.has('write')) {
        // What was said in a file that cannot be read is not written over, and nothing else is written then.
        keepComments(folder, language, plan);
        writeFiles(folder, plan.files);
      }
      return tellImport(folder, plan, flags.has('write'), reader);
    },
  };
}

/** The texts of a file, or why it cannot be understood. */
function readReturned(file: string): Reading | Phrase {
  const read = readers[extname(file).toLowerCase()];
  if (read === undefined) {
    return { phrase: 'ending-unknown', values: { file, names: Object.keys(readers) } };
  }
  try {
    return read(decodeFile(readFileSync(file)));
  } catch (error) {
    if (error instanceof FileFault) return error.phrase;
    const explained = explainError(error);
    if (explained.phrase === 'file-absent') return explained;
    const reason = error instanceof Error ? error.message : String(error);
    return { phrase: 'file-broken', values: { file, reason } };
  }
}

/** Keeps comments with their texts; whoever brings one in has made it, where the file names nobody. */
function keepComments(folder: string, language: Language, { comments }: ImportPlan): void {
  const kept = comments.filter(({ isLost }) => !isLost);
  if (kept.length === 0) return;
  const author = findAuthor(folder);
  const added = kept.map(({ file, key, by, text }) => {
    const path = file.split('/').slice(1).join('/');
    return { path, key, ...sayNow(by?.trim() || author, text) };
  });
  addRemarks(folder, language, added);
}

function tellImport(folder: string, plan: ImportPlan, isWritten: boolean, reader: WordLanguage): Outcome {
  const { changes, refused, gone, stale, comments } = plan;
  const kept = comments.filter(({ isLost }) => !isLost).length;
  const say = (phrase: Phrase['phrase'], names: readonly string[]) =>
    names.length === 0 ? [] : [sayPhrase({ phrase, values: { count: names.length } }, reader), ...names];
  const parts = [
    changes.map((change) => tellChange(folder, change, reader)).join('\n\n'),
    comments.map((each) => `${nameUnit(each)}\n    ${each.about}\n    * ${each.text}`).join('\n\n'),
    say('texts-stale', stale).join('\n  '),
    say('texts-gone', gone).join('\n  '),
    refused.length === 0
      ? ''
      : `${sayPhrase({ phrase: 'texts-refused' }, reader)}\n\n${formatProblems(refused, reader)}`,
    sayPhrase({ phrase: isWritten ? 'imported' : 'would-import', values: { count: changes.length } }, reader),
    kept === 0
      ? ''
      : sayPhrase({ phrase: isWritten ? 'commented' : 'would-comment', values: { count: kept } }, reader),
  ];
  return { output: parts.filter((part) => part !== '').join('\n\n'), isRight: refused.length === 0 };
}

function tellChange(
  folder: string,
  { file, key, before, after, source, isChangedHere }: Change,
  reader: WordLanguage,
): string {
  return [
    `${nameFile(folder, file)}  ${key}`,
    ...(before === '' ? [] : [`  - ${before}`]),
    `  + ${after}`,
    ...(source === undefined
      ? []
      : [`  ! ${sayPhrase({ phrase: 'source-changed', values: { source } }, reader)}`]),
    ...(isSameButBlanks(before, after) ? [`  ! ${sayPhrase({ phrase: 'blanks-differ' }, reader)}`] : []),
    ...(isChangedHere ? [`  ! ${sayPhrase({ phrase: 'text-changed-here' }, reader)}`] : []),
  ].join('\n');
}

/** Whether nobody sees what differs. */
function isSameButBlanks(before: string, after: string): boolean {
  return before.replace(/\s+/g, ' ').trim() === after.replace(/\s+/g, ' ').trim();
}
