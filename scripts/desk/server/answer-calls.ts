import type { TextEntry } from '#src/content/check/collect-texts.server.ts';
import { valueAt } from '#src/content/describe/json-value.server.ts';
import { holdsMessages } from '#src/content/describe/bundle-catalogue.server.ts';
import { resolveText } from '#src/content/join/resolve-text.server.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import type { WordLanguage } from '#src/content/read/words.server.ts';
import type { Calls, Judgement, Outcome } from '../protocol.ts';
import { isSamePlace } from '../protocol.ts';
import { undoEntry } from './add-entries.ts';
import { confirmPlaces, undoConfirmation } from './confirm-places.ts';
import { type Edit, findFaults, keysOf, tellFinding } from './judge-edit.ts';
import { countShown, listPlaces } from './list-texts.ts';
import { type TextFile, textFiles } from './live-bundles.ts';
import type { Desk } from './open-desk.ts';
import { UnknownPlace } from './unknown-place.ts';
import { readFresh, writeEdits } from './write-edits.ts';

function findFile(file: string): TextFile {
  const found = textFiles.get(file);
  if (found === undefined) throw new UnknownPlace(file);
  return found;
}

/** The place of a text that the descriptions know, so that no call can make up keys. */
function findEntry(desk: Desk, textFile: TextFile, key: string): TextEntry {
  const places = listPlaces(desk.bundles.current(), textFile);
  const place = places.find(({ entry }) => entry.path.join('.') === key);
  if (place === undefined) throw new UnknownPlace(`${textFile.file}:${key}`);
  return place.entry;
}

function findEdit(desk: Desk, { file, key, text }: { file: string; key: string; text: string }): Edit {
  const textFile = findFile(file);
  findEntry(desk, textFile, key);
  return { textFile, key, text };
}

/** Judges a text while it is typed. */
export function checkCall(
  desk: Desk,
  { file, key, text }: Calls['check'],
  language: WordLanguage,
): Judgement {
  const site = desk.bundles.current();
  const textFile = findFile(file);
  const entry = findEntry(desk, textFile, key);
  const { path } = textFile.description;
  const faults = findFaults(site, [{ textFile, key, text }], desk.problemsOf(path));
  const company = companyValuesOf(site, textFile.language);
  return {
    findings: faults.map((fault) => tellFinding(fault, language)),
    length: countShown(entry, text, textFile, company),
    painted: holdsMessages(path) ? text : resolveText(text, entry.numbers, textFile.language, company),
  };
}

/** Keeps a text that is being written, or forgets it. */
export function draftCall(desk: Desk, { file, key, text, base }: Calls['draft']): void {
  findEdit(desk, { file, key, text: text ?? '' });
  if (text === null || text === base) desk.work.dropDraft({ file, key });
  else desk.work.keepDraft({ file, key, text, base });
}

/**
 * Writes a text into its file. What would break the build is kept as a draft; drafts of the same bundle are tried with
 * it, as plural forms may have to change together, and a placeholder in all languages at once.
 */
export function saveCall(desk: Desk, call: Calls['save'], language: WordLanguage): Outcome {
  const edit = findEdit(desk, call);
  const { path } = edit.textFile.description;
  const tell = (result: Outcome['result'], more: Partial<Outcome> = {}): Outcome => ({
    result,
    findings: [],
    disk: null,
    part: desk.describe(language, [path]),
    ...more,
  });
  desk.work.keepDraft(call);
  const reading = readFresh(desk, edit.textFile);
  if (!reading.ok) {
    return tell('unreadable', { findings: reading.problems.map((each) => tellFinding(each, language)) });
  }
  const value = valueAt(reading.bundle.value, keysOf(desk.bundles.current(), edit.textFile, call.key));
  const disk = typeof value === 'string' ? value : null;
  if (disk !== call.base && disk !== call.text) return tell('conflict', { disk });
  const beside = listDraftsBeside(desk, edit);
  const forms = beside.filter((other) => isFormBeside(desk, edit, other));
  const attempts = [[], forms, beside]
    .filter((others, index) => index === 0 || others.length > 0)
    .map((others) => [edit, ...others]);
  const faults = attempts.map((edits) => findFaults(desk.bundles.current(), edits, desk.problemsOf(path)));
  const [alone = []] = faults;
  const sound = attempts.find((_, index) => faults[index]?.every(({ isWarning }) => isWarning === true));
  if (sound === undefined)
    return tell('kept', { findings: alone.map((each) => tellFinding(each, language)) });
  writeEdits(desk, sound);
  return tell('done');
}

/** Drafts of the same bundle in any language whose text on disk is still the one that they were made from. */
function listDraftsBeside(desk: Desk, { textFile, key }: Edit): Edit[] {
  const { path } = textFile.description;
  return desk.work.current().drafts.flatMap((draft): Edit[] => {
    const file = textFiles.get(draft.file);
    if (file?.description.path !== path || isSamePlace(draft, { file: textFile.file, key })) return [];
    const site = desk.bundles.current();
    const value = valueAt(site.bundles.get(draft.file)?.value, keysOf(site, file, draft.key));
    return (value ?? null) === draft.base ? [{ textFile: file, key: draft.key, text: draft.text }] : [];
  });
}

/** Whether two texts are plural forms of one. */
function isFormBeside(desk: Desk, edit: Edit, other: Edit): boolean {
  const stem = (each: Edit) => {
    const { form } = findEntry(desk, each.textFile, each.key);
    return form === undefined ? undefined : each.key.slice(0, -form.length);
  };
  return edit.textFile.file === other.textFile.file && stem(edit) !== undefined && stem(edit) === stem(other);
}

/** Signs texts as they stand in their files. */
export function confirmCall(
  desk: Desk,
  { texts, reviewed }: Calls['confirm'],
  language: WordLanguage,
): Outcome {
  for (const { file, key } of texts) findEdit(desk, { file, key, text: '' });
  return tellSigning(desk, confirmPlaces(desk, texts, reviewed), texts, language);
}

/** What was signed, or what kept all of it from being signed. */
function tellSigning(
  desk: Desk,
  problems: readonly Problem[],
  places: readonly { file: string }[],
  language: WordLanguage,
): Outcome {
  return {
    result: problems.length === 0 ? 'done' : 'unreadable',
    findings: problems.map((each) => tellFinding(each, language)),
    disk: null,
    part: desk.describe(language, listPaths(places)),
  };
}

function listPaths(places: readonly { file: string }[]): string[] {
  return [...new Set(places.map(({ file }) => findFile(file).description.path))];
}

/** Takes back a change of this sitting, unless the text has changed since. */
export function undoCall(desk: Desk, { id }: Calls['undo'], language: WordLanguage): Outcome {
  const change = desk.work.current().sitting.find((each) => each.id === id);
  if (change === undefined) throw new UnknownPlace(String(id));
  if (change.kind === 'entry') return undoEntry(desk, change, language);
  if (change.kind === 'state') {
    const problems = undoConfirmation(desk, change.signed);
    if (problems.length === 0) desk.work.removeChange(id);
    return tellSigning(desk, problems, change.signed, language);
  }
  const { path } = findFile(change.file).description;
  const { file, key, before, after } = change;
  const saved = saveCall(desk, { file, key, text: before ?? '', base: after }, language);
  if (saved.result !== 'done') {
    desk.work.dropDraft(change);
    return { ...saved, part: desk.describe(language, [path]) };
  }
  const back = desk.work
    .current()
    .sitting.findLast((each) => each.kind === 'text' && isSamePlace(each, change));
  // Both the change and what took it back are gone from the list.
  for (const each of [change, back]) if (each !== undefined) desk.work.removeChange(each.id);
  return { ...saved, part: desk.describe(language, [path]) };
}
