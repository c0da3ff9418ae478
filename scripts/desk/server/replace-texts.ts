import type { Problem } from '#src/content/read/problem.server.ts';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { type Calls, isSamePlace, type ReplaceOutcome } from '../protocol.ts';
import { findEdit, findText } from './answer-calls.ts';
import { type Edit, findFaults, toFinding } from './check-edits.ts';
import type { Desk } from './open-desk.ts';
import { readFresh, writeEdits } from './write-edits.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

type Refused = { edit: Edit; problem: Problem | null };

/**
 * Writes several texts as one change with one undo. Skips texts that would break the build or have changed on disk
 * since.
 */
export function replaceCall(desk: Desk, { texts }: Calls['replace'], language: ToolLanguage): ReplaceOutcome {
  const edits = texts.map((text) => ({ ...findEdit(desk, text), base: text.base }));
  const isReadable = edits.every(({ textFile }) => readFresh(desk, textFile).ok);
  const isAsSeen = (edit: (typeof edits)[number]) =>
    isReadable && findText(desk, edit.textFile, edit.key) === edit.base;
  const seen = edits.filter(isAsSeen);
  const { sound, refused } = divideEdits(desk, seen);
  const [first, ...beside] = sound.length === 0 ? [] : writeEdits(desk, sound);
  if (first !== undefined) desk.work.addChange({ kind: 'text', ...first, beside });
  const gone = edits.filter((edit) => !isAsSeen(edit) && !seen.includes(edit));
  return {
    refused: [...gone.map((edit): Refused => ({ edit, problem: null })), ...refused].map(
      ({ edit: { textFile, key }, problem }) => ({
        file: textFile.file,
        key,
        finding: problem === null ? null : toFinding(problem, language),
      }),
    ),
    part: desk.describe(language, [...new Set(edits.map(({ textFile }) => textFile.description.path))]),
  };
}

/** Splits edits into those that can be written together and the rejected ones, each with its first problem. */
function divideEdits(desk: Desk, edits: readonly Edit[]): { sound: readonly Edit[]; refused: Refused[] } {
  if (edits.length === 0) return { sound: [], refused: [] };
  const paths = new Set(edits.map(({ textFile }) => textFile.description.path));
  const known = [...paths].flatMap((path) => desk.problemsOf(path));
  const faults = findFaults(desk.bundles.current(), edits, known).filter(
    ({ isWarning }) => isWarning !== true,
  );
  if (faults.length === 0) return { sound: edits, refused: [] };
  const blamed = edits.flatMap((edit): Refused[] => {
    const problem = faults.find((each) => isBlamed(edit, each));
    return problem === undefined ? [] : [{ edit, problem }];
  });
  const [fault = null] = faults;
  // A problem that belongs to none of the edits may be caused by any of them.
  if (blamed.length === 0) return { sound: [], refused: edits.map((edit) => ({ edit, problem: fault })) };
  const left = edits.filter((edit) => !blamed.some((each) => each.edit === edit));
  const rest = divideEdits(desk, left);
  return { sound: rest.sound, refused: [...blamed, ...rest.refused] };
}

/** True if a problem is about an edited text, or about the same text in another language or plural form. */
function isBlamed({ textFile: { file, description }, key }: Edit, problem: Problem): boolean {
  const stem = (name: string) => name.replace(/_(?:zero|one|two|few|many|other)$/, '');
  const found = { file: withoutFolder(problem.file), key: problem.path };
  if (isSamePlace(found, { file, key })) return true;
  return withoutFolder(found.file) === description.path && stem(found.key) === stem(key);
}
