import { defaultLanguage } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import type { Calls, Change, Outcome, Written } from '../protocol.ts';
import { isSamePlace } from '../protocol.ts';
import { undoEntry } from './add-entries.ts';
import { findFile, findText } from './answer-calls.ts';
import { confirmPlaces, undoConfirmation } from './confirm-places.ts';
import { type Edit, findFaults, toFinding } from './check-edits.ts';
import { listPlaces } from './list-texts.ts';
import { textFiles } from './live-bundles.ts';
import { resolveSides } from './merge-sides.ts';
import type { Desk } from './open-desk.ts';
import { UnknownPlace } from './unknown-place.ts';
import { readFresh, writeEdits } from './write-edits.ts';

type Place = { file: string; key: string };

/** Signs texts, if they and their sources are still those that the user saw. */
export function confirmCall(
  desk: Desk,
  { texts, reviewed }: Calls['confirm'],
  language: ToolLanguage,
): Outcome {
  const createOutcome = outcomeCreator(desk, texts, language);
  // Another program may have written the files just now.
  const paths = listPaths(texts);
  const readings = [...textFiles.values()]
    .filter(({ description }) => paths.includes(description.path))
    .map((textFile) => readFresh(desk, textFile));
  const broken = readings.flatMap((reading) => (reading.ok ? [] : reading.problems));
  if (broken.length > 0) return createOutcome('unreadable', broken);
  const isSeen = texts.every((text) => isAsSeen(desk, text));
  if (!isSeen) return createOutcome('conflict');
  const problems = confirmPlaces(desk, texts, reviewed);
  return createOutcome(problems.length === 0 ? 'done' : 'unreadable', problems);
}

function isAsSeen(desk: Desk, { file, key, text, source }: Calls['confirm']['texts'][number]): boolean {
  const textFile = findFile(file);
  const places = listPlaces(desk.bundles.current(), textFile);
  const place = places.find(({ entry }) => entry.path.join('.') === key);
  if (place === undefined) throw new UnknownPlace(`${file}:${key}`);
  const original = textFile.language === defaultLanguage ? null : (place.source ?? null);
  return (place.value ?? null) === text && original === source;
}

/** Resolves the conflicts of a file with the chosen side of each text. */
export function resolveCall(desk: Desk, call: Calls['resolve'], language: ToolLanguage): Outcome {
  const isResolved = resolveSides(desk, call);
  // Facts and terms affect every text.
  const places = textFiles.has(call.file) ? [call] : null;
  return outcomeCreator(desk, places, language)(isResolved ? 'done' : 'conflict');
}

/** Undoes a change of this session, unless its texts have changed since. */
export function undoCall(desk: Desk, { id }: Calls['undo'], language: ToolLanguage): Outcome {
  const change = desk.work.current().session.find((each) => each.id === id);
  if (change === undefined) return outcomeCreator(desk, [], language)('gone');
  switch (change.kind) {
    case 'entry':
      return undoEntry(desk, change, language);
    case 'state': {
      const problems = undoConfirmation(desk, change.signed);
      if (problems.length === 0) desk.work.removeChange(id);
      return outcomeCreator(
        desk,
        change.signed,
        language,
      )(problems.length === 0 ? 'done' : 'unreadable', problems);
    }
    case 'text':
      return undoTexts(desk, change, language);
    default:
      return change satisfies never;
  }
}

/** Restores texts that were written together. */
function undoTexts(desk: Desk, change: Extract<Change, { kind: 'text' }>, language: ToolLanguage): Outcome {
  const texts = [change, ...change.beside];
  const createOutcome = outcomeCreator(desk, texts, language);
  for (const { file } of texts) {
    const reading = readFresh(desk, findFile(file));
    if (!reading.ok) return createOutcome('unreadable', reading.problems);
  }
  const isUntouched = ({ file, key, after }: Written) => findText(desk, findFile(file), key) === after;
  const touched = texts.find((text) => !isUntouched(text));
  if (touched !== undefined) {
    return { ...createOutcome('conflict'), disk: findText(desk, findFile(touched.file), touched.key) };
  }
  const edits = texts.map(({ file, key, before }): Edit => ({ textFile: findFile(file), key, text: before }));
  const known = listPaths(texts).flatMap((path) => desk.problemsOf(path));
  const faults = findFaults(desk.bundles.current(), edits, known);
  if (faults.some(({ isWarning }) => isWarning !== true)) return createOutcome('kept', faults);
  writeEdits(desk, edits);
  desk.work.removeChange(change.id);
  // Drafts based on the undone text are rebased on the restored text.
  for (const draft of desk.work.current().drafts) {
    const text = texts.find((each) => isSamePlace(each, draft));
    if (text?.after === draft.base) desk.work.keepDraft({ ...draft, base: text.before });
  }
  return createOutcome('done');
}

/** Returns a function that creates an outcome with the current state of some texts, or of all if `places` is null. */
function outcomeCreator(desk: Desk, places: readonly Pick<Place, 'file'>[] | null, language: ToolLanguage) {
  return (result: Outcome['result'], problems: readonly Problem[] = []): Outcome => ({
    result,
    findings: problems.map((each) => toFinding(each, language)),
    disk: null,
    part: desk.describe(language, places === null ? undefined : listPaths(places)),
  });
}

function listPaths(places: readonly Pick<Place, 'file'>[]): string[] {
  return [...new Set(places.map(({ file }) => findFile(file).description.path))];
}
