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

/** The place of a text: its file and key. */
export type Place = { file: string; key: string };

type ChangedText = Extract<Change, { kind: 'text' }>;

/** Why the last attempt to save a text failed. */
export type Failure =
  | { kind: 'kept'; findings: readonly Finding[] }
  | { kind: 'unreadable'; findings: readonly Finding[] }
  | { kind: 'refused'; findings: readonly Finding[] }
  | { kind: 'unanswered' }
  | { kind: 'failed'; message: string };

/** State of the desk. The keys of maps are `nameOf` of a place unless noted. */
export type DeskState = {
  isAnswering: boolean;
  /** The server's error message if the texts could not be loaded. */
  failure: string | null;
  /** The texts of each file in file order, by file path. */
  texts: ReadonlyMap<string, readonly DeskText[]>;
  findings: readonly Finding[];
  /** Unreadable files. */
  broken: readonly BrokenFile[];
  /** Typed texts that are not in their files. */
  edits: ReadonlyMap<string, Draft>;
  /** Names of the edits made in this tab, not in another one. */
  typed: ReadonlySet<string>;
  checkResults: ReadonlyMap<string, CheckResult>;
  failures: ReadonlyMap<string, Failure>;
  session: readonly Change[];
  /** Discarded drafts, each time with the id of the last change before. */
  discarded: readonly { drafts: readonly Draft[]; after: Change['id'] | undefined }[];
  /** Comments on texts. */
  threads: ReadonlyMap<string, Thread>;
  /** True if the site owner has a command that suggests texts. */
  canSuggest: boolean;
  /** The pages of each text; null while they are being found. */
  places: Places | null;
  /** Rendered texts by mark, for the texts checked so far. */
  paints: ReadonlyMap<number, { raw: string; painted: string }>;
  /** Texts as the preview pages were made with them, if their files have changed since. */
  pageTexts: ReadonlyMap<string, DeskText>;
  /** Version of the preview pages; raised when they must be rebuilt. 0 until all texts are loaded. */
  generation: number;
  /** Message about the last action, for screen readers too. */
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

const byKey = new WeakMap<readonly DeskText[], ReadonlyMap<string, DeskText>>();

/** Returns the text at a place, or undefined if there is none. */
export function textAt(texts: DeskState['texts'], { file, key }: Place): DeskText | undefined {
  const own = texts.get(file);
  if (own === undefined) return undefined;
  const known = byKey.get(own) ?? new Map(own.map((text) => [text.key, text]));
  byKey.set(own, known);
  return known.get(key);
}

/** Returns all texts of a language, in file order. */
export function textsOf(texts: DeskState['texts'], language: Language): DeskText[] {
  return [...texts].flatMap(([file, own]) => (file.startsWith(`${language}/`) ? own : []));
}

/** Returns the state with preview pages that show the texts as they are in the files. */
export function makePages(state: DeskState): DeskState {
  return { ...state, pageTexts: new Map(), generation: state.generation + 1 };
}

/** True if a text was changed on disk while it was edited here. */
export function isConflict({ edits }: DeskState, text: DeskText): boolean {
  const edit = edits.get(nameOf(text));
  return edit !== undefined && edit.base !== text.text && edit.text !== text.text;
}

/** Returns the texts that differ between two states of the files. Cached: several callers need it after a response. */
export const listChanged = keepLast((before: DeskState['texts'], after: DeskState['texts']) => {
  const files = [...after].filter(([file, own]) => before.get(file) !== own);
  return files
    .flatMap(([, own]) => own)
    .flatMap((now) => {
      const was = textAt(before, now);
      return was === undefined || was.text === now.text ? [] : [{ was, now }];
    });
});

/** True if a text changed on disk that was not written here. */
export function isChangedByOthers(before: DeskState, after: DeskState): boolean {
  return listChanged(before.texts, after.texts).some(({ now }) => {
    const own = [before.paints.get(now.mark)?.raw, before.edits.get(nameOf(now))?.text];
    return own.every((each) => each !== now.text);
  });
}

/** Returns the state with an edit. */
export function keepEdit(state: DeskState, edit: Draft): DeskState {
  const name = nameOf(edit);
  return {
    ...state,
    edits: new Map([...state.edits, [name, edit]]),
    typed: state.typed.has(name) ? state.typed : new Set([...state.typed, name]),
    failures: without(state.failures, name),
  };
}

/** Returns the state after an undo: edits of the undone texts are based on the restored ones. */
export function moveBases(state: DeskState, { beside, ...text }: ChangedText): DeskState {
  return [text, ...beside].reduce((moved, { file, key, before, after }) => {
    const edit = moved.edits.get(nameOf({ file, key }));
    return edit?.base === after ? keepEdit(moved, { ...edit, base: before }) : moved;
  }, state);
}

/** Returns the state without the edit of a text. */
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

/** Returns the text to show after a change is undone. */
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
