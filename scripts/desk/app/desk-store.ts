import type { EntryCall, EntryOutcome } from '../entry-protocol.ts';
import type { Draft, Outcome } from '../protocol.ts';
import { CallFailure, server } from './call-server.ts';
import {
  type DeskState,
  dropEdit,
  emptyState,
  isChangedByOthers,
  makePages,
  mergePart,
  nameOf,
  type Place,
  placeOf,
  type Trouble,
} from './desk-state.ts';
import { keepEdits, readEdits } from './kept-edits.ts';
import { delay } from './delay.ts';
import { CHECK_PAUSE_MS, DRAFT_PAUSE_MS, RETRY_MS } from './pauses.ts';
import type { Word, WordLanguage } from './words.ts';

let state: DeskState = emptyState;
let language: WordLanguage = 'en';
const listeners = new Set<() => void>();

function set(next: DeskState) {
  if (next.edits !== state.edits) keepEdits([...next.edits.values()]);
  state = next;
  listeners.forEach((listener) => listener());
}

function say(word: Word) {
  set({ ...state, notice: { id: (state.notice?.id ?? 0) + 1, word } });
}

function setTrouble(place: Place, trouble: Trouble) {
  set({ ...state, troubles: new Map([...state.troubles, [nameOf(place), trouble]]) });
}

/** Does what the server is asked for; without an answer everything stays, and is asked again later. */
async function attempt<Result>(call: () => Promise<Result>, place?: Place): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (!error.isAnswered) set({ ...state, isAnswering: false });
    if (place !== undefined) {
      setTrouble(
        place,
        error.isAnswered ? { kind: 'failed', message: error.message } : { kind: 'unanswered' },
      );
    }
    return undefined;
  }
}

/** Asks what the bundles hold, or those of a path; with other facts the pages are others as well. */
async function look(path?: string, hasOtherFacts = false) {
  const part = await attempt(() => server.look(language, path));
  if (part !== undefined) {
    const merged = mergePart(state, part);
    const isStale = state.generation === 0 || hasOtherFacts || isChangedByOthers(state, merged);
    set(isStale ? makePages(merged) : merged);
  } else setTimeout(() => void look(path, hasOtherFacts), RETRY_MS);
}

async function findPlaces() {
  const places = await attempt(server.findPlaces);
  if (places !== undefined) set({ ...state, places });
}

const judge = delay(CHECK_PAUSE_MS, async (place: Place) => {
  const edit = state.edits.get(nameOf(place));
  if (edit === undefined) return;
  const judgement = await attempt(() => server.check({ ...place, text: edit.text }, language));
  if (judgement === undefined || state.edits.get(nameOf(place))?.text !== edit.text) return;
  const mark = state.byName.get(nameOf(place))?.mark ?? -1;
  const paint = { raw: edit.text, painted: judgement.painted };
  set({
    ...state,
    judgements: new Map([...state.judgements, [nameOf(place), judgement]]),
    paints: new Map([...state.paints, [mark, paint]]),
  });
});

async function sendNow(place: Place) {
  const edit = state.edits.get(nameOf(place));
  const base = state.byName.get(nameOf(place))?.text ?? null;
  const isKept = await server.keepDraft(edit ?? { ...place, text: null, base });
  if (!isKept && state.isAnswering) set({ ...state, isAnswering: false });
}

const sendDraft = delay(DRAFT_PAUSE_MS, sendNow);

function settle(place: Place, outcome: Outcome): boolean {
  const merged = mergePart(state, outcome.part);
  if (outcome.result === 'done') {
    set(dropEdit(merged, place));
    return true;
  }
  set(merged);
  if (outcome.result !== 'conflict') setTrouble(place, { kind: outcome.result, findings: outcome.findings });
  return false;
}

/** What the desk does. Every action leaves what was typed in place unless it stands in its file. */
export const desk = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => state,
  async open(chosen: WordLanguage) {
    language = chosen;
    if (!state.isLoaded) set({ ...state, edits: new Map(readEdits().map((edit) => [nameOf(edit), edit])) });
    // The pages of the preview ask for much; what is known of the texts is asked for before them.
    await Promise.all([look(), findPlaces()]);
    for (const edit of state.edits.values()) judge(edit);
  },
  /** Looks at what others have changed: the bundles of a path, or all of them. */
  lookAgain: look,
  /** Looks at everything: with other facts the pages are others, and texts stand elsewhere. */
  lookAtFacts: () => look(undefined, true).then(findPlaces),
  edit(place: Place, text: string) {
    const name = nameOf(place);
    const disk = state.byName.get(name)?.text ?? null;
    const base = state.edits.get(name)?.base ?? disk;
    if (text === disk) set(dropEdit(state, place));
    else {
      const edit: Draft = { ...place, text, base };
      const troubles = new Map([...state.troubles].filter(([each]) => each !== name));
      set({ ...state, troubles, edits: new Map([...state.edits, [name, edit]]) });
    }
    judge(place);
    sendDraft(place);
  },
  /** Forgets what was typed. */
  discard(place: Place) {
    const base = state.byName.get(nameOf(place))?.text ?? null;
    void server.keepDraft({ file: place.file, key: place.key, text: null, base });
    set(dropEdit(state, place));
  },
  /** Lets what was typed go over what somebody else has written meanwhile. */
  insist(place: Place) {
    const edit = state.edits.get(nameOf(place));
    const base = state.byName.get(nameOf(place))?.text ?? null;
    if (edit !== undefined)
      set({ ...state, edits: new Map([...state.edits, [nameOf(place), { ...edit, base }]]) });
    return desk.save([place]);
  },
  /** Writes what was typed into its file; says whether all of it stands there. */
  async save(places: readonly Place[]): Promise<boolean> {
    let isDone = true;
    const edited = places.filter((place) => state.edits.has(nameOf(place)));
    // What changes together is judged together: the server tries the drafts that it knows.
    if (edited.length > 1) await Promise.all(edited.map(sendNow));
    for (const place of edited) {
      const edit = state.edits.get(nameOf(place));
      if (edit === undefined) continue;
      const outcome = await attempt(() => server.save(edit, language), place);
      isDone = outcome !== undefined && settle(place, outcome) && isDone;
    }
    if (edited.length > 0) say(isDone ? 'saidSaved' : 'saidNotSaved');
    return isDone || edited.every((place) => !state.edits.has(nameOf(place)));
  },
  async confirm(places: readonly Place[], reviewed: boolean): Promise<boolean> {
    if (!(await desk.save(places))) return false;
    const texts = places.map(({ file, key }) => ({ file, key }));
    const outcome = await attempt(() => server.confirm({ texts, reviewed }, language), places[0]);
    if (outcome === undefined) return false;
    set(mergePart(state, outcome.part));
    say(reviewed ? 'saidReviewed' : 'saidConfirmed');
    return true;
  },
  async undo(id?: number): Promise<Place | undefined> {
    const change = id === undefined ? state.sitting.at(-1) : state.sitting.find((each) => each.id === id);
    if (change === undefined) return undefined;
    const place = placeOf(change);
    const outcome = await attempt(() => server.undo({ id: change.id }, language), place);
    if (outcome === undefined) return undefined;
    const merged = mergePart(state, outcome.part);
    const lost = change.kind === 'entry' ? [...merged.edits.values()] : [];
    set(lost.filter((edit) => !merged.byName.has(nameOf(edit))).reduce(dropEdit, merged));
    if (outcome.result === 'done') say('saidUndone');
    else say(change.kind === 'entry' ? 'saidEntryNotUndone' : 'saidNotUndone');
    return place;
  },
  findForms: () => attempt(() => server.findForms(language)),
  /** Adds an entry to every file that needs it, or to none. */
  async addEntry(entry: EntryCall): Promise<EntryOutcome | undefined> {
    const outcome = await attempt(() => server.addEntry(entry, language));
    if (outcome === undefined) return undefined;
    set(mergePart(state, outcome.part));
    say(outcome.isDone ? 'saidAdded' : 'saidNotAdded');
    return outcome;
  },
  async closeSitting() {
    await server.closeSitting();
    set({ ...state, sitting: [] });
  },
};
