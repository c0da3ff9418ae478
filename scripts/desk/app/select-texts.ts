import type { Language } from '#src/config/languages.ts';
import { toLanguage } from '#src/config/languages.ts';
import { type DeskText, type Finding, taskOrder, type Thread } from '../protocol.ts';
import { type DeskState, nameOf, type Place, textAt, textsOf } from './desk-state.ts';
import { foldText } from './fold-text.ts';
import { keepLast } from './keep-last.ts';
import { listDiffering } from './same-source.ts';

/** Filters of the table: open tasks, all texts, or one state. */
export const filters = ['tasks', 'all', ...taskOrder, 'drafts', 'findings', 'comments', 'differing'] as const;
export type Filter = (typeof filters)[number];

export function languageOf(file: string): Language {
  const code = file.split('/')[0] ?? '';
  return toLanguage(code);
}

export function isTask({ state }: DeskText): boolean {
  return state === 'stale' || state === 'new' || state === 'changed';
}

/** True if a thread has open comments. */
export function isOpen(thread: Thread | undefined): boolean {
  return thread?.said.some(({ closedBy }) => closedBy === null) === true;
}

/** True if a text is confirmed and waits for review. */
export function isUnreviewed({ state }: DeskText): boolean {
  return state === 'translated';
}

/** Findings of the check, by the name of their text. */
export const findingsByName = keepLast((findings: DeskState['findings']) => Map.groupBy(findings, nameOf));

const none: readonly Finding[] = [];

/** Returns the findings of a text: of its edit, of the failed save, or of the last check. */
export function findingsOf(
  { edits, findings, checkResults, failures }: DeskState,
  place: Place,
): readonly Finding[] {
  const name = nameOf(place);
  const failure = failures.get(name);
  const typedFindings = edits.has(name) ? checkResults.get(name)?.findings : undefined;
  const failedFindings = failure !== undefined && 'findings' in failure ? failure.findings : undefined;
  return typedFindings ?? failedFindings ?? findingsByName(findings).get(name) ?? none;
}

let lastDrafts: { edits: DeskState['edits']; query: string } = { edits: new Map(), query: '' };

/** Returns the drafts as of when one was last added or dropped, so no text leaves the table while it is typed. */
export function draftsOf({ edits }: DeskState, query = lastDrafts.query): DeskState['edits'] {
  const isSame =
    query === lastDrafts.query &&
    edits.size === lastDrafts.edits.size &&
    [...edits.keys()].every((name) => lastDrafts.edits.has(name));
  if (!isSame) lastDrafts = { edits, query };
  return lastDrafts.edits;
}

/** What the desk shows. */
export type View = { file: string; isWhole: boolean; filter: Filter; query: string };

/** True if all texts of a view are loaded. */
export function isKnown({ generation, texts }: DeskState, { file, isWhole, query }: View): boolean {
  return generation > 0 || (!isWhole && query === '' && texts.has(file));
}

/** True if the file of a view exists, readable or not. */
export function isFileKnown({ texts, broken }: DeskState, { file, isWhole, query }: View): boolean {
  return isWhole || query !== '' || texts.has(file) || broken.some((each) => each.file === file);
}

/** Returns the texts in the table: of a file, or of its language. A search covers the whole language. */
export function selectTexts(desk: DeskState, { file, isWhole, filter, query }: View): DeskText[] {
  const drafts = draftsOf(desk, query);
  return filterTexts(desk.texts, desk.findings, drafts, desk.threads, file, isWhole, filter, query);
}

const filterTexts = keepLast(
  (
    texts: DeskState['texts'],
    findings: DeskState['findings'],
    drafts: DeskState['edits'],
    threads: DeskState['threads'],
    file: string,
    isWhole: boolean,
    filter: Filter,
    query: string,
  ): DeskText[] => {
    const words = foldText(query);
    const language = languageOf(file);
    const own = texts.get(file) ?? [];
    const looked = isWhole || words !== '' ? textsOf(texts, language) : own;
    const found = findingsByName(findings);
    return looked.filter((text) => {
      const draft = drafts.get(nameOf(text))?.text ?? '';
      const isFound = words === '' || haystackOf(text).includes(words) || foldText(draft).includes(words);
      return isFound && isShownBy(filter, text, { texts, drafts, threads, found });
    });
  },
);

const haystacks = new WeakMap<DeskText, string>();

/** Returns the searchable content of a text, one part per line. */
function haystackOf(text: DeskText): string {
  const known =
    haystacks.get(text) ?? [text.key, text.source, text.text].map((each) => foldText(each ?? '')).join('\n');
  haystacks.set(text, known);
  return known;
}

/** All texts, and data about them by name. */
type Known = Pick<DeskState, 'texts' | 'threads'> & {
  drafts: DeskState['edits'];
  found: ReadonlyMap<string, unknown>;
};

function isShownBy(filter: Filter, text: DeskText, { texts, drafts, threads, found }: Known): boolean {
  const name = nameOf(text);
  switch (filter) {
    case 'all':
      return true;
    case 'tasks':
      return isTask(text) || drafts.has(name) || found.has(name);
    case 'drafts':
      return drafts.has(name);
    case 'findings':
      return found.has(name);
    case 'comments':
      return isOpen(threads.get(name));
    case 'differing':
      return listDiffering(texts, languageOf(text.file)).has(name);
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
 * Returns the texts that can be reviewed in one step, and the number of texts that need individual attention: stale,
 * with findings or a draft, or unreadable.
 */
export function selectUnread(desk: DeskState, texts: readonly DeskText[]) {
  return divideUnread(texts, desk.findings, draftsOf(desk));
}

const divideUnread = keepLast(
  (texts: readonly DeskText[], findings: DeskState['findings'], drafts: DeskState['edits']) => {
    const found = findingsByName(findings);
    const written = texts.filter(({ text, state }) => (text ?? '').trim() !== '' && state !== 'reviewed');
    const unread = written.filter(
      (text) =>
        (text.state === 'translated' || text.state === 'changed' || text.state === 'new') &&
        !found.has(nameOf(text)) &&
        !drafts.has(nameOf(text)),
    );
    return { unread, leftOut: written.length - unread.length };
  },
);

/** Returns the plural forms of a text in file order; only the text itself if it has no forms. */
export function listForms(desk: DeskState, text: DeskText): readonly DeskText[] {
  return findForms(desk.texts.get(text.file), text);
}

const findForms = keepLast((texts: readonly DeskText[] = [], text: DeskText): readonly DeskText[] => {
  const { form } = text;
  if (form === null) return [text];
  const stem = text.key.slice(0, -form.length);
  return texts.filter((each) => each.form !== null && each.key === stem + each.form);
});

/** Returns the place of a text in the file of another language, which may lack its plural form. */
export function findSameText(texts: DeskState['texts'], file: string, key: string): Place {
  const other = key.replace(/_(?:zero|one|two|few|many)$/, '_other');
  return { file, key: [key, other].find((each) => textAt(texts, { file, key: each }) !== undefined) ?? key };
}

/** Returns example numbers of a plural form, such as `3, 4, 5`. */
export function exampleNumbers(language: Language, form: string): string {
  const rules = new Intl.PluralRules(language);
  const whole = Array.from({ length: 103 }, (_, number) => number);
  const found = whole.filter((number) => rules.select(number) === form);
  return (found.length === 0 ? [1.5] : found.slice(0, 3)).join(', ');
}
