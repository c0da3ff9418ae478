import type { Change, DeskText, Draft, Finding, Judgement, OverviewPart, Places } from '../protocol.ts';
import type { Word } from './words.ts';

/** A text of a file. */
export type Place = { file: string; key: string };

/** Why the last attempt to save a text did not succeed. */
export type Trouble =
  | { kind: 'kept'; findings: readonly Finding[] }
  | { kind: 'unreadable'; findings: readonly Finding[] }
  | { kind: 'unanswered' }
  | { kind: 'failed'; message: string };

/** What the desk knows. Maps are by `nameOf` of a place. */
export type DeskState = {
  isLoaded: boolean;
  isAnswering: boolean;
  texts: readonly DeskText[];
  byName: ReadonlyMap<string, DeskText>;
  byMark: ReadonlyMap<number, DeskText>;
  findings: readonly Finding[];
  /** What was typed and is not in its file. */
  edits: ReadonlyMap<string, Draft>;
  judgements: ReadonlyMap<string, Judgement>;
  troubles: ReadonlyMap<string, Trouble>;
  sitting: readonly Change[];
  /** Where texts stand; nothing while that is being found. */
  places: Places | null;
  /** How texts are painted, by their marks, as far as the server was asked. */
  paints: ReadonlyMap<number, { raw: string; painted: string }>;
  /** Texts with which the pages of the preview were made, by their marks. */
  pageTexts: ReadonlyMap<number, string>;
  /** Counts the times that these pages were made anew, as others had changed their texts. */
  generation: number;
  /** What was done last, to be said aloud. */
  notice: { id: number; word: Word } | null;
};

export const emptyState: DeskState = {
  isLoaded: false,
  isAnswering: true,
  texts: [],
  byName: new Map(),
  byMark: new Map(),
  findings: [],
  edits: new Map(),
  judgements: new Map(),
  troubles: new Map(),
  sitting: [],
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

/** The state with what the server says of some paths; what is being typed stays. */
export function mergePart(state: DeskState, part: OverviewPart): DeskState {
  const isOther = ({ file }: Place) => !part.paths.includes(pathOf(file));
  const fresh = new Map(part.texts.map((text) => [nameOf(text), text]));
  const kept = state.texts.filter((text) => isOther(text));
  const known = new Set(state.texts.map(nameOf));
  // Texts keep their order, so that nothing jumps in the list.
  const replaced = state.texts.flatMap((text) => (isOther(text) ? [text] : (fresh.get(nameOf(text)) ?? [])));
  const added = part.texts.filter((text) => !known.has(nameOf(text)));
  const texts = kept.length === state.texts.length ? [...kept, ...part.texts] : [...replaced, ...added];
  const sameText = (draft: Draft) => {
    const text = fresh.get(nameOf(draft));
    return text !== undefined && text.text === draft.text;
  };
  return {
    ...state,
    isLoaded: true,
    isAnswering: true,
    texts,
    byName: new Map(texts.map((text) => [nameOf(text), text])),
    byMark: new Map(texts.map((text) => [text.mark, text])),
    findings: [...state.findings.filter(isOther), ...part.findings],
    sitting: part.sitting,
    edits: new Map(
      [...part.drafts.map((draft): [string, Draft] => [nameOf(draft), draft]), ...state.edits].filter(
        ([, draft]) => !sameText(draft),
      ),
    ),
  };
}

/** The state with pages made of the texts as they stand in the files. */
export function makePages(state: DeskState): DeskState {
  const pageTexts = new Map(state.texts.map(({ mark, text }) => [mark, text ?? '']));
  return { ...state, pageTexts, generation: state.generation + 1 };
}

/** Whether a file holds another text than before that was not written here. */
export function isChangedByOthers(before: DeskState, after: DeskState): boolean {
  return after.texts.some((text) => {
    const known = before.byName.get(nameOf(text));
    if (known === undefined || known.text === text.text) return false;
    return (
      before.paints.get(text.mark)?.raw !== text.text && before.edits.get(nameOf(text))?.text !== text.text
    );
  });
}

/** The state without anything that was typed for a text. */
export function dropEdit(state: DeskState, place: Place): DeskState {
  const name = nameOf(place);
  const without = <Value>(map: ReadonlyMap<string, Value>) =>
    new Map([...map].filter(([each]) => each !== name));
  return {
    ...state,
    edits: without(state.edits),
    judgements: without(state.judgements),
    troubles: without(state.troubles),
  };
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
