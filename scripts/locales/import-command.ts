import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { type Phrase, formatPhrase, type ToolLanguage } from '#src/content/read/words.server.ts';
import { writeFiles } from './changed-files.ts';
import { createRemark, formatRemarks } from './comment-files.ts';
import { type Command, explainError, fail, type Outcome } from './command-line.ts';
import { readCsv } from './exchange/csv.ts';
import { decodeFile } from './exchange/decode-file.ts';
import { type ExchangeUnit, listUnits, nameUnit, type ReturnedUnit } from './exchange/exchange-units.ts';
import { ImportError } from './exchange/import-error.ts';
import {
  type Change,
  findForeignFile,
  findLanguage,
  type ImportPlan,
  planImport,
} from './exchange/plan-import.ts';
import { readComments } from './exchange/review-sheet.ts';
import { readXliff } from './exchange/xliff.ts';
import { findAuthor } from './run-git.ts';
import { withoutFolder } from './without-folder.ts';

type Reading = { language: string; units: ReturnedUnit[] };
type Read = (text: string, known: () => readonly ExchangeUnit[]) => Reading;

const readTable: Read = (text, known) => ({ language: '', units: readCsv(text, known) });

/** Readers by file extension. Excel files have one to be rejected with a clear message. */
const readers: Readonly<Record<string, Read>> = {
  '.xlf': readXliff,
  '.xliff': readXliff,
  '.sdlxliff': readXliff,
  '.mqxliff': readXliff,
  '.mxliff': readXliff,
  '.csv': readTable,
  '.tsv': readTable,
  '.txt': readTable,
  '.xlsx': readTable,
  '.ods': readTable,
  '.json': readComments,
};
const named = ['.xlf', '.csv', '.json'];

/** `npm run locales -- import`: shows what a file changes, and writes it with `--write`. */
export function importCommand(folder: string): Command {
  return {
    help: { phrase: 'help-import' },
    flags: ['write'],
    run: ({ flags, names, language: reader }) => {
      const [file] = names;
      if (file === undefined) return fail({ phrase: 'help-import' }, reader);
      const plan = planReturned(folder, file);
      if ('phrase' in plan) return fail(plan, reader);
      if (flags.has('write')) {
        // Texts and comments are written together or not at all.
        writeFiles(folder, new Map([...plan.files, ...formatComments(folder, plan)]));
      }
      return formatImport(folder, plan, flags.has('write'), reader);
    },
  };
}

/** Plans the import of a file, or explains why it cannot be read. */
function planReturned(folder: string, file: string): ImportPlan | Phrase {
  const read = readers[extname(file).toLowerCase()];
  if (read === undefined) return { phrase: 'ending-unknown', values: { file, names: named } };
  try {
    const text = decodeFile(readFileSync(file));
    const site = readSite(folder);
    let all: ExchangeUnit[] | undefined;
    const known = () => (all ??= languageCodes.flatMap((each) => listUnits(site, each)));
    const { language: name, units } = read(text, known);
    const language = findLanguage(name, units);
    if (units.length === 0 && (language !== undefined || name === '')) return { phrase: 'texts-absent' };
    if (language !== undefined) return planImport(site, language, units);
    const foreign = findForeignFile(name, units);
    return foreign === undefined
      ? { phrase: 'texts-of-none', values: { name, names: languageCodes } }
      : { phrase: 'texts-of-others', values: { name, file: foreign } };
  } catch (error) {
    return error instanceof ImportError ? error.phrase : explainError(error);
  }
}

/** Returns the file with the new comments, if any. Those without an author get the importing user's name. */
function formatComments(folder: string, { language, comments }: ImportPlan): [string, string][] {
  const kept = comments.filter(({ isLost }) => !isLost);
  if (kept.length === 0) return [];
  const author = findAuthor(folder);
  const added = kept.map(({ file, key, by, text }) => {
    return { path: withoutFolder(file), key, ...createRemark(by?.trim() || author, text) };
  });
  return [formatRemarks(folder, language, added)];
}

function formatImport(folder: string, plan: ImportPlan, isWritten: boolean, reader: ToolLanguage): Outcome {
  const { changes, refused, gone, stale, blanks, trimmed, errors, emptyReason, comments } = plan;
  const kept = comments.filter(({ isLost }) => !isLost).length;
  const inWords = (phrase: Phrase['phrase'], names: readonly string[]) =>
    names.length === 0 ? [] : [formatPhrase({ phrase, values: { count: names.length } }, reader), ...names];
  const parts = [
    changes.map((change) => formatChange(folder, change, reader)).join('\n\n'),
    comments
      .map((each) => `${nameUnit(each)}\n    ${each.about}\n    * ${each.text.replaceAll('\n', '\n      ')}`)
      .join('\n\n'),
    inWords('texts-flattened', blanks).join('\n  '),
    trimmed === 0 ? '' : formatPhrase({ phrase: 'texts-trimmed', values: { count: trimmed } }, reader),
    inWords('texts-stale', stale).join('\n  '),
    inWords('texts-gone', gone).join('\n  '),
    inWords('texts-erred', errors).join('\n  '),
    refused.length === 0
      ? ''
      : `${formatPhrase({ phrase: 'texts-refused' }, reader)}\n\n${formatProblems(refused, reader)}`,
    // An import of comments only: report the comments, not zero changed texts.
    emptyReason === undefined && changes.length === 0 && kept > 0
      ? ''
      : formatPhrase(
          {
            phrase: emptyReason ?? (isWritten ? 'imported' : 'would-import'),
            values: { count: changes.length },
          },
          reader,
        ),
    kept === 0
      ? ''
      : formatPhrase({ phrase: isWritten ? 'commented' : 'would-comment', values: { count: kept } }, reader),
  ];
  return {
    output: parts.filter((part) => part !== '').join('\n\n'),
    isSuccess: emptyReason === undefined && refused.length + errors.length === 0,
  };
}

function formatChange(folder: string, change: Change, reader: ToolLanguage): string {
  const { file, key, before, after, source, isChangedHere, hasOnlyBlanks, lostBlanks } = change;
  const remarks: readonly (Phrase | false)[] = [
    source !== undefined && { phrase: 'source-changed', values: { source } },
    isChangedHere && { phrase: 'text-changed-here' },
    hasOnlyBlanks && { phrase: 'only-blanks' },
    lostBlanks > 0 && { phrase: 'blanks-lost', values: { count: lostBlanks } },
  ];
  return [
    `${nameFile(folder, file)}  ${key}`,
    ...(before === '' ? [] : [`  - ${before}`]),
    `  + ${after}`,
    ...remarks.flatMap((remark) => (remark === false ? [] : [`  ! ${formatPhrase(remark, reader)}`])),
  ].join('\n');
}
