import type { ToolLanguage } from '#src/content/read/words.server.ts';
import {
  addRemarks,
  closeComments,
  hashIntended,
  readRemarks,
  type Remark,
  createRemark,
} from '../../locales/comment-files.ts';
import { findAuthor } from '../../locales/run-git.ts';
import type { Outcome } from '../protocol.ts';
import type { TeamCalls } from '../team-protocol.ts';
import { findEntry, findFile } from './answer-calls.ts';
import { toFinding } from './check-edits.ts';
import type { Desk } from './open-desk.ts';

type Place = { file: string; key: string };

/** Adds a comment to a text. */
export function remarkCall(
  desk: Desk,
  { text, ...place }: TeamCalls['remark'],
  language: ToolLanguage,
): Outcome {
  return addRemark(desk, place, language, () => ({ kind: 'says', text }));
}

/** Closes the open comments on a text that the user has seen. */
export function settleCall(
  desk: Desk,
  { seen, ...place }: TeamCalls['settle'],
  language: ToolLanguage,
): Outcome {
  return addRemark(desk, place, language, (remarks) => ({
    kind: 'closes',
    text: closeComments(remarks, seen),
  }));
}

/** Marks a translation as intended, although the same source or its ending is translated differently. */
export function meanCall(
  desk: Desk,
  { text, source, ...place }: TeamCalls['mean'],
  language: ToolLanguage,
): Outcome {
  return addRemark(desk, place, language, () => ({ kind: 'meant', text: hashIntended(source, text) }));
}

function addRemark(
  desk: Desk,
  { file, key }: Place,
  reader: ToolLanguage,
  make: (remarks: readonly Remark[]) => Pick<Remark, 'kind' | 'text'>,
): Outcome {
  const textFile = findFile(file);
  findEntry(desk, textFile, key);
  const { language } = textFile;
  const { path } = textFile.description;
  const { remarks, problems } = readRemarks(desk.folder);
  const known = remarks.get(language);
  if (known !== undefined) {
    const own = make(known[path]?.[key] ?? []);
    const remark = { ...createRemark(findAuthor(desk.folder), own.text), kind: own.kind };
    if (remark.text !== '') addRemarks(desk.folder, language, [{ path, key, ...remark }]);
  }
  return {
    result: known === undefined ? 'unreadable' : 'done',
    findings: known === undefined ? problems.map((each) => toFinding(each, reader)) : [],
    disk: null,
    part: desk.describe(reader, [path]),
  };
}
