import { defaultLanguage, isLanguage, type Language } from '#src/config/languages.ts';
import { isRecord, valueAt } from '#src/content/describe/json-value.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { type ChangedFiles, findNewProblems } from '../changed-files.ts';
import { setJson } from '../json-edits.ts';
import { hashText } from '../text-state.ts';
import { type ExchangeUnit, indexUnits, listUnits, nameUnit, type ReturnedUnit } from './exchange-units.ts';
import { ImportError } from './import-error.ts';
import { isErrorCell } from './escape-cell.ts';
import { isUntouched, listKnown, type Pair } from './known-texts.ts';
import { listNewComments, type NewComment } from './new-comments.ts';
import { countNoBreakSpaces, normalizeSpaces, hasLostLetters, isVisuallyEqual } from './tidy-text.ts';

/** A text that an import changes. */
export type Change = {
  file: string;
  key: string;
  before: string;
  after: string;
  /** The current source, if it has changed since the export. */
  source?: string | undefined;
  /** True if the text has also been changed here since the export. */
  isChangedHere: boolean;
  /** True if only whitespace or invisible characters differ. */
  hasOnlyBlanks: boolean;
  /** Number of non-breaking spaces lost since the export. */
  lostBlanks: number;
};

/** The effects of an import. */
export type ImportPlan = {
  language: Language;
  changes: Change[];
  files: ChangedFiles;
  /** Problems of texts that break a rule; these texts are not imported. */
  refused: Problem[];
  /** Texts that no longer exist in the bundles: `ar/ui.json:brand.home`. */
  gone: string[];
  /** Unchanged texts whose source has changed. */
  stale: string[];
  /** Texts that only lost their non-breaking spaces; not imported. */
  blanks: string[];
  /** Number of texts from which surrounding whitespace or direction marks were removed. */
  trimmed: number;
  /** Texts that a spreadsheet has replaced with an error value. */
  errors: string[];
  /** Why nothing can be imported: no text is in the bundles, or all are empty. */
  emptyReason: 'texts-unknown' | 'texts-empty' | undefined;
  comments: NewComment[];
};

/**
 * Compares imported texts with the bundles. Empty and unchanged texts have no effect.
 * @throws ImportError if an encoding error has destroyed letters
 */
export function planImport(
  source: SiteSource,
  language: Language,
  returned: readonly ReturnedUnit[],
): ImportPlan {
  const units = indexUnits(listUnits(source, language));
  const gone = returned.map(nameUnit).filter((name) => !units.has(name));
  const known = listKnown(returned, units);
  refuseLostLetters(known);
  const isStale = ({ unit, own }: Pair) => unit.source !== '' && !isVisuallyEqual(unit.source, own.source);
  const touched = known.filter(
    ({ unit, own }) =>
      unit.text !== '' && unit.text !== own.text && !isUntouched(unit) && !isErrorCell(unit.text),
  );
  const wanted = touched
    .filter((pair) => !hasOnlyLostSpaces(pair))
    .map(({ unit, own }) => ({
      ...toChange(unit, own),
      source: isStale({ unit, own }) ? own.source : undefined,
    }));
  const { changes, files, refused } = dropRejectedChanges(source, language, wanted);
  const isEmpty = known.every(
    ({ unit: { text, comments = [] } }) => text === '' && comments.every((each) => each.text === ''),
  );
  return {
    language,
    changes,
    files,
    refused,
    gone: [...new Set(gone)],
    errors: known.filter(({ unit }) => isErrorCell(unit.text)).map(({ unit }) => nameUnit(unit)),
    emptyReason: known.length === 0 ? 'texts-unknown' : isEmpty ? 'texts-empty' : undefined,
    trimmed: known.filter(({ isTrimmed }) => isTrimmed).length,
    stale: known.filter((pair) => isStale(pair) && isUntouched(pair.unit)).map(({ unit }) => nameUnit(unit)),
    blanks: touched.filter(hasOnlyLostSpaces).map(({ unit }) => nameUnit(unit)),
    comments: listNewComments(source, language, returned, units),
  };
}

/** Returns whether only special spaces became plain ones, which tools do, not people. */
function hasOnlyLostSpaces({ unit, own }: Pair): boolean {
  return unit.text === normalizeSpaces(own.text);
}

function refuseLostLetters(known: readonly Pair[]): void {
  const lost = known.filter(({ unit, own }) => hasLostLetters(unit.text) && !hasLostLetters(own.text));
  const [first] = lost;
  if (first === undefined) return;
  const values = { count: lost.length, name: nameUnit(first.unit), text: first.unit.text };
  throw new ImportError({ phrase: 'letters-lost', values });
}

function toChange({ file, key, text, basis }: ReturnedUnit, own: ExchangeUnit): Change {
  const isChangedHere = basis !== undefined && basis !== hashText(own.text);
  const hasOnlyBlanks = isVisuallyEqual(text, own.text);
  const lostBlanks = Math.max(0, countNoBreakSpaces(own.text) - countNoBreakSpaces(text));
  return { file, key, before: own.text, after: text, isChangedHere, hasOnlyBlanks, lostBlanks };
}

/** Drops changes that the check rejects, until no new problems remain. */
function dropRejectedChanges(source: SiteSource, language: Language, wanted: readonly Change[]) {
  let changes = [...wanted];
  const refused: Problem[] = [];
  for (;;) {
    const files = applyChanges(source, language, changes);
    const problems = findNewProblems(source, files);
    if (problems.length === 0) return { changes, files, refused };
    refused.push(...problems);
    const isAt = ({ file, key }: Change) =>
      problems.some((problem) => problem.file === nameFile(source.folder, file) && problem.path === key);
    const isBeside = ({ file }: Change) =>
      problems.some((problem) => problem.file === nameFile(source.folder, file));
    const rest = changes.filter((change) => !isAt(change));
    // A problem at an unchanged text is caused by a change in the same file.
    const sound = rest.length < changes.length ? rest : changes.filter((change) => !isBeside(change));
    changes = sound.length < changes.length ? sound : [];
  }
}

function applyChanges(source: SiteSource, language: Language, changes: readonly Change[]): ChangedFiles {
  return new Map(
    [...Map.groupBy(changes, ({ file }) => file)].map(([file, own]) => {
      const originals = source.bundles.get(file.replace(language, defaultLanguage))?.value;
      const text = own.reduce(
        (json, { key, after }) => {
          const path = key.split('.');
          const around = valueAt(originals, path.slice(0, -1));
          return setJson(json, path, after, isRecord(around) ? { order: Object.keys(around) } : {});
        },
        source.bundles.get(file)?.text ?? '{}\n',
      );
      return [file, text];
    }),
  );
}

/** Returns the language of imported texts, from the tool's name for it (`ar-SA`, `AR`) or their folder. */
export function findLanguage(named: string, units: readonly ReturnedUnit[]): Language | undefined {
  const folder = units[0]?.file.split('/')[0];
  const code = codeOf(named.trim() || (folder ?? ''));
  const isFolderOfLanguage = folder === undefined || folder === code;
  return isFolderOfLanguage && isLanguage(code) ? code : undefined;
}

/** Returns the first file if it is not a bundle of the language that the import names. */
export function findForeignFile(named: string, [first]: readonly ReturnedUnit[]): string | undefined {
  return isLanguage(codeOf(named.trim())) ? first?.file : undefined;
}

function codeOf(name: string): string {
  return name.toLowerCase().split(/[-_]/)[0] ?? '';
}
