import type { Language } from '#src/config/languages.ts';
import { toLanguage } from '#src/config/languages.ts';
import { type DeskText, taskOrder, type Thread } from '../protocol.ts';
import { listDiffering } from './same-source.ts';
import { type DeskState, nameOf, pathOf, type Place } from './desk-state.ts';

/** What the table shows: what asks for somebody, all, or one state. */
export const filters = ['tasks', 'all', ...taskOrder, 'drafts', 'findings', 'comments', 'differing'] as const;
export type Filter = (typeof filters)[number];

/** What there is to do in a file. */
export type FileSummary = {
  file: string;
  group: 'pages' | 'records' | 'messages';
  texts: number;
  /** Texts that are stale, new or changed. */
  tasks: number;
  isBroken: boolean;
  findings: number;
  drafts: number;
  /** Texts with comments that nobody has closed. */
  comments: number;
  /** Texts in order that nobody has read. */
  unreviewed: number;
};

export function languageOf(file: string): Language {
  const code = file.split('/')[0] ?? '';
  return toLanguage(code);
}

function groupOf(file: string): FileSummary['group'] {
  const path = pathOf(file);
  if (path.startsWith('pages/')) return 'pages';
  return path.startsWith('records/') ? 'records' : 'messages';
}

export function isTask({ state }: DeskText): boolean {
  return state === 'stale' || state === 'new' || state === 'changed';
}

/** Whether something was said about a text that nobody has closed. */
export function isOpen(thread: Thread | undefined): boolean {
  return thread?.said.some(({ closedBy }) => closedBy === null) === true;
}

/** Whether a text is in order and waits for a reader. */
export function isUnreviewed({ state }: DeskText): boolean {
  return state === 'translated';
}

/** The files of a language; those with most to do come first in each group. */
export function summarizeFiles(desk: DeskState, language: Language): FileSummary[] {
  const own = desk.texts.filter(({ file }) => languageOf(file) === language);
  const count = (places: Iterable<{ file: string }>, file: string) =>
    [...places].filter((place) => place.file === file).length;
  const openThreads = [...desk.threads.values()].filter(isOpen);
  const files = [...Map.groupBy(own, ({ file }) => file)].map(([file, texts]): FileSummary => ({
    file,
    group: groupOf(file),
    texts: texts.length,
    tasks: texts.filter(isTask).length,
    isBroken: texts.some(({ state }) => state === 'unreadable'),
    unreviewed: texts.filter(isUnreviewed).length,
    findings: count(desk.findings, file),
    drafts: count(desk.edits.values(), file),
    comments: count(openThreads, file),
  }));
  const weight = ({ findings, drafts, tasks }: FileSummary) => findings + drafts + tasks;
  return files.toSorted((a, b) => weight(b) - weight(a));
}

/** The texts that the table shows: of a file, or of all of its language. A search always looks at all. */
export function selectTexts(
  desk: DeskState,
  { file, isWhole, filter, query }: { file: string; isWhole: boolean; filter: Filter; query: string },
): DeskText[] {
  const words = fold(query);
  const language = languageOf(file);
  const withFindings = new Set(desk.findings.map(nameOf));
  return desk.texts.filter((text) => {
    if (languageOf(text.file) !== language) return false;
    if (words !== '') {
      const all = [text.key, text.source ?? '', text.text ?? '', desk.edits.get(nameOf(text))?.text ?? ''];
      if (!all.some((each) => fold(each).includes(words))) return false;
    } else if (!isWhole && text.file !== file) return false;
    return isShownBy(filter, text, desk, withFindings);
  });
}

function isShownBy(
  filter: Filter,
  text: DeskText,
  { edits, texts, threads }: DeskState,
  withFindings: ReadonlySet<string>,
): boolean {
  const name = nameOf(text);
  switch (filter) {
    case 'all':
      return true;
    case 'tasks':
      return isTask(text) || edits.has(name) || withFindings.has(name);
    case 'drafts':
      return edits.has(name);
    case 'findings':
      return withFindings.has(name);
    case 'comments':
      return isOpen(threads.get(name));
    case 'differing':
      return listDiffering(texts).has(name);
    case 'stale':
    case 'new':
    case 'changed':
    case 'translated':
    case 'reviewed':
      return text.state === filter;
    default:
      return filter satisfies never;
  }
}

/**
 * The texts that a reader may sign in one step, and how many are left out of it, as each of them has to be looked at
 * alone: those that are older than their source, have a finding or a draft, or cannot be read.
 */
export function selectUnread(desk: DeskState, texts: readonly DeskText[]) {
  const found = new Set(desk.findings.map(nameOf));
  const written = texts.filter(({ text, state }) => (text ?? '').trim() !== '' && state !== 'reviewed');
  const unread = written.filter(
    (text) =>
      (text.state === 'translated' || text.state === 'changed' || text.state === 'new') &&
      !found.has(nameOf(text)) &&
      !desk.edits.has(nameOf(text)),
  );
  return { unread, leftOut: written.length - unread.length };
}

/** Letters without the marks that people leave out when they search. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u2066-\u2069]/gu, '')
    .replace(/[أإآ]/gu, 'ا')
    .toLowerCase()
    .trim();
}

/** The plural forms that belong together with a text, in the order of the file; a text without forms is alone. */
export function listForms(desk: DeskState, text: DeskText): DeskText[] {
  const { form } = text;
  if (form === null) return [text];
  const stem = text.key.slice(0, -form.length);
  return desk.texts.filter(
    (each) => each.file === text.file && each.form !== null && each.key === stem + each.form,
  );
}

/** The place of a text in the file of another language, which may have no such plural form. */
export function findSameText(byName: DeskState['byName'], file: string, key: string): Place {
  const other = key.replace(/_(?:zero|one|two|few|many)$/, '_other');
  return { file, key: [key, other].find((each) => byName.has(nameOf({ file, key: each }))) ?? key };
}

/** Numbers that take a plural form, as examples: `3, 4, 5`. */
export function exampleNumbers(language: Language, form: string): string {
  const rules = new Intl.PluralRules(language);
  const whole = Array.from({ length: 103 }, (_, number) => number);
  const found = whole.filter((number) => rules.select(number) === form);
  return (found.length === 0 ? [1.5] : found.slice(0, 3)).join(', ');
}
