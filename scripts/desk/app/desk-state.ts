import type { Language } from '#src/config/languages.ts';
import type {
  BrokenFile,
  Change,
  DeskText,
  Draft,
  Finding,
  CheckResult,
  Places,
  Thread,
} from '../protocol.ts';
import { keepLast } from './keep-last.ts';
import type { Word } from './words.ts';

/** A text of a file. */
export type Place = { file: string; key: string };

type ChangedText = Extract<Change, { kind: 'text' }>;

/** Why the last attempt to save a text did not succeed. */
export type Failure =
  | { kind: 'kept'; findings: readonly Finding[] }
  | { kind: 'unreadable'; findings: readonly Finding[] }
  | { kind: 'refused'; findings: readonly Finding[] }
  | { kind: 'unanswered' }
  | { kind: 'failed'; message: string };

/** What the desk knows. Maps are by `nameOf` of a place where nothing else is said. */
export type DeskState = {
  isAnswering: boolean;
  /** Why the server cannot say what the bundles hold, in its words. */
  failure: string | null;
  /** The texts of each file, by its path, in the order of the file. */
  texts: ReadonlyMap<string, readonly DeskText[]>;
  findings: readonly Finding[];
  /** Files that cannot be read. */
  broken: readonly BrokenFile[];
  /** What was typed and is not in its file. */
  edits: ReadonlyMap<string, Draft>;
  /** Names of those that were typed on this page, and not on another one. */
  typed: ReadonlySet<string>;
  checkResults: ReadonlyMap<string, CheckResult>;
  failures: ReadonlyMap<string, Failure>;
  session: readonly Change[];
  /** Drafts that were discarded, each time with the change that came before. */
  discarded: readonly { drafts: readonly Draft[]; after: Change['id'] | undefined }[];
  /** What was said about texts. */
  threads: ReadonlyMap<string, Thread>;
  /** Whether a command of the owner suggests texts. */
  canSuggest: boolean;
  /** Where texts stand; nothing while that is being found. */
  places: Places | null;
  /** How texts are painted, by their marks, as far as the server was asked. */
  paints: ReadonlyMap<number, { raw: string; painted: string }>;
  /** Texts as they were when the pages of the preview were made, as far as their files hold others since. */
  pageTexts: ReadonlyMap<string, DeskText>;
  /** Counts the times that these pages were made, which is once all texts are known, and as others change them. */
  generation: number;
  /** What was done last, to be said aloud. */
  notice: { id: number; word: Word } | null;
};

export const emptyState: DeskState = {
  isAnswering: true,
  failure: null,
  texts: new Map(),
  findings: [],
  edits: new Map(),
  typed: new Set(),
  broken: [],
  checkResults: new Map(),
  failures: new Map(),
  session: [],
  discarded: [],
  threads: new Map(),
  canSuggest: false,
  places: null,
  paints: new Map(),
  pageTexts: new Map(),
  generation: 0,
  notice: null,
};

export function nameOf({ file, key }: Place): string {
  return `${file}:${key}`;
}

/** Path of a bundle inside a language's folder. */
export function pathOf(file: string): string {
  return file.split('/').slice(1).join('/');
}

const byKey = new WeakMap<readonly DeskText[], ReadonlyMap<string, DeskText>>();

/** What is known of the text at a place. */
export function textAt(texts: DeskState['texts'], { file, key }: Place): DeskText | undefined {
  const own = texts.get(file);
  if (own === undefined) return undefined;
  const known = byKey.get(own) ?? new Map(own.map((text) => [text.key, text]));
  byKey.set(own, known);
  return known.get(key);
}

/** All texts of a language, in the order of its files. */
export function textsOf(texts: DeskState['texts'], language: Language): DeskText[] {
  return [...texts].flatMap(([file, own]) => (file.startsWith(`${language}/`) ? own : []));
}

/** The state with pages made of the texts as they stand in the files. */
export function makePages(state: DeskState): DeskState {
  return { ...state, pageTexts: new Map(), generation: state.generation + 1 };
}

/** Whether somebody else has changed a text while it was edited here. */
export function isConflict({ edits }: DeskState, text: DeskText): boolean {
  const edit = edits.get(nameOf(text));
  return edit !== undefined && edit.base !== text.text && edit.text !== text.text;
}

/** The texts that files hold in place of others, and these; more than one asks after each answer. */
export const listChanged = keepLast((before: DeskState['texts'], after: DeskState['texts']) => {
  const files = [...after].filter(([file, own]) => before.get(file) !== own);
  return files
    .flatMap(([, own]) => own)
    .flatMap((now) => {
      const was = textAt(before, now);
      return was === undefined || was.text === now.text ? [] : [{ was, now }];
    });
});

/** Whether a file holds another text than before that was not written here. */
export function isChangedByOthers(before: DeskState, after: DeskState): boolean {
  return listChanged(before.texts, after.texts).some(({ now }) => {
    const own = [before.paints.get(now.mark)?.raw, before.edits.get(nameOf(now))?.text];
    return own.every((each) => each !== now.text);
  });
}

/** The state with what is typed for a text. */
export function keepEdit(state: DeskState, edit: Draft): DeskState {
  const name = nameOf(edit);
  return {
    ...state,
    edits: new Map([...state.edits, [name, edit]]),
    typed: state.typed.has(name) ? state.typed : new Set([...state.typed, name]),
    failures: without(state.failures, name),
  };
}

/** The state once texts are taken back: what is being typed goes on from what stands there again. */
export function moveBases(state: DeskState, { beside, ...text }: ChangedText): DeskState {
  return [text, ...beside].reduce((moved, { file, key, before, after }) => {
    const edit = moved.edits.get(nameOf({ file, key }));
    return edit?.base === after ? keepEdit(moved, { ...edit, base: before }) : moved;
  }, state);
}

/** The state without anything that was typed for a text. */
export function dropEdit(state: DeskState, place: Place): DeskState {
  const name = nameOf(place);
  return {
    ...state,
    edits: without(state.edits, name),
    typed: new Set([...state.typed].filter((each) => each !== name)),
    checkResults: without(state.checkResults, name),
    failures: without(state.failures, name),
  };
}

function without<Value>(map: ReadonlyMap<string, Value>, name: string): ReadonlyMap<string, Value> {
  return map.has(name) ? new Map([...map].filter(([each]) => each !== name)) : map;
}

/** The text to look at once a change is taken back. */
export function placeOf(change: Change): Place | undefined {
  switch (change.kind) {
    case 'text':
      return change;
    case 'state':
      return change.signed[0];
    case 'entry':
      return undefined;
    default:
      return change satisfies never;
  }
}
