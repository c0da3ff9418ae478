import { defaultLanguage, languages } from '#src/config/languages.ts';
import { glossaryRulesOf } from '#src/content/check/glossary-rules.server.ts';
import type { TextEntry } from '#src/content/check/collect-entries.server.ts';
import { valueAt } from '#src/content/describe/json-value.server.ts';
import { holdsMessages } from '#src/content/describe/bundle-catalogue.server.ts';
import { resolveText } from '#src/content/join/resolve-text.server.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { fixTypography } from '../../locales/fix-typography.ts';
import type { Calls, CheckResult, Outcome } from '../protocol.ts';
import { isSamePlace } from '../protocol.ts';
import { type Edit, findFaults, keysOf, checkEnding, toFinding } from './check-edits.ts';
import { countShown, findPlace } from './list-texts.ts';
import { type TextFile, textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { UnknownPlace } from './unknown-place.ts';
import { readFresh, writeEdits } from './write-edits.ts';

export function findFile(file: string): TextFile {
  const found = textFiles.get(file);
  if (found === undefined) throw new UnknownPlace(file);
  return found;
}

/** Finds the entry of a text by its key. @throws UnknownPlace if the file has no such key */
export function findEntry(desk: Desk, textFile: TextFile, key: string): TextEntry {
  return findPlace(desk.bundles.current(), textFile, key).entry;
}

/** Creates an edit of an existing text. @throws UnknownPlace */
export function findEdit(desk: Desk, { file, key, text }: { file: string; key: string; text: string }): Edit {
  const textFile = findFile(file);
  findEntry(desk, textFile, key);
  return { textFile, key, text };
}

/** Returns a text from its bundle, or null if the bundle lacks it. */
export function findText(desk: Desk, textFile: TextFile, key: string): string | null {
  const site = desk.bundles.current();
  const value = valueAt(site.bundles.get(textFile.file)?.value, keysOf(site, textFile, key));
  return typeof value === 'string' ? value : null;
}

/** Checks a text while it is being typed. */
export function checkCall(
  desk: Desk,
  { file, key, text }: Calls['check'],
  language: ToolLanguage,
): CheckResult {
  const site = desk.bundles.current();
  const textFile = findFile(file);
  const { entry, source } = findPlace(site, textFile, key);
  const original = textFile.language === defaultLanguage ? null : (source ?? null);
  const { path } = textFile.description;
  const faults = findFaults(site, [{ textFile, key, text }], desk.problemsOf(path));
  const company = companyValuesOf(site, textFile.language);
  return {
    findings: [
      ...faults.map((fault) => toFinding(fault, language)),
      ...checkEnding({ file, key, text, source: original }, language),
    ],
    length: countShown(entry, text, textFile, company),
    mended: fixTypography(
      text,
      languages[textFile.language].script,
      glossaryRulesOf(site)?.get(textFile.language)?.quotes,
    ),
    painted: holdsMessages(path) ? text : resolveText(text, entry.numbers, textFile.language, company),
  };
}

/** Stores a draft, or removes it if the text is null or saved. */
export function draftCall(desk: Desk, { file, key, text, base }: Calls['draft']): void {
  const { textFile } = findEdit(desk, { file, key, text: text ?? '' });
  // Text that already matches the file is not a draft; a save may have overtaken this call.
  const isWritten = text === null || text === base || text === findText(desk, textFile, key);
  if (isWritten) desk.work.dropDraft({ file, key });
  else desk.work.keepDraft({ file, key, text, base });
}

/**
 * Saves a text to its file. A text that would break the build stays a draft. If it fails alone, it is tried with the
 * drafts of its plural forms, then with all drafts of its bundle: a placeholder may change in all languages at once.
 */
export function saveCall(desk: Desk, call: Calls['save'], language: ToolLanguage): Outcome {
  const edit = findEdit(desk, call);
  const { path } = edit.textFile.description;
  const createOutcome = (result: Outcome['result'], more: Partial<Outcome> = {}): Outcome => ({
    result,
    findings: [],
    disk: null,
    part: desk.describe(language, [path]),
    ...more,
  });
  desk.work.keepDraft(call);
  const reading = readFresh(desk, edit.textFile);
  if (!reading.ok) {
    return createOutcome('unreadable', {
      findings: reading.problems.map((each) => toFinding(each, language)),
    });
  }
  const disk = findText(desk, edit.textFile, call.key);
  if (disk !== call.base && disk !== call.text) return createOutcome('conflict', { disk });
  const beside = listRelatedDrafts(desk, edit);
  const forms = beside.filter((other) => isFormBeside(desk, edit, other));
  const attempts = [[], forms, beside]
    .filter((others, index) => index === 0 || others.length > 0)
    .map((others) => [edit, ...others]);
  const faults = attempts.map((edits) => findFaults(desk.bundles.current(), edits, desk.problemsOf(path)));
  const [alone = []] = faults;
  const sound = attempts.find((_, index) => faults[index]?.every(({ isWarning }) => isWarning === true));
  if (sound === undefined)
    return createOutcome('kept', { findings: alone.map((each) => toFinding(each, language)) });
  const [first, ...others] = writeEdits(desk, sound);
  if (first !== undefined) desk.work.addChange({ kind: 'text', ...first, beside: others });
  for (const { textFile, key } of sound) desk.work.dropDraft({ file: textFile.file, key });
  return createOutcome('done');
}

/** Drafts of the same bundle in any language whose text on disk has not changed since they were made. */
function listRelatedDrafts(desk: Desk, { textFile, key }: Edit): Edit[] {
  const { path } = textFile.description;
  return desk.work.current().drafts.flatMap((draft): Edit[] => {
    const file = textFiles.get(draft.file);
    if (file?.description.path !== path || isSamePlace(draft, { file: textFile.file, key })) return [];
    return findText(desk, file, draft.key) === draft.base
      ? [{ textFile: file, key: draft.key, text: draft.text }]
      : [];
  });
}

/** True if two texts are plural forms of the same text. */
function isFormBeside(desk: Desk, edit: Edit, other: Edit): boolean {
  const stem = (each: Edit) => {
    const { form } = findEntry(desk, each.textFile, each.key);
    return form === undefined ? undefined : each.key.slice(0, -form.length);
  };
  return edit.textFile.file === other.textFile.file && stem(edit) !== undefined && stem(edit) === stem(other);
}
