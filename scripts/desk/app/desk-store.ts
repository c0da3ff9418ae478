import type { EntryCall, EntryOutcome } from '../entry-protocol.ts';
import type { Calls, Change, Outcome } from '../protocol.ts';
import { server } from './call-server.ts';
import {
  attempt,
  currentState,
  enqueue,
  setLanguage,
  currentLanguage,
  announce,
  set,
  setFailure,
  subscribe,
  take,
} from './desk-core.ts';
import { dropEdit, keepEdit, moveBases, nameOf, type Place, placeOf, textAt } from './desk-state.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { bringDraftsBack, dropDrafts, hasDiscardedLast, leaveOutDiscarded } from './discarded-drafts.ts';
import { readEdits } from './kept-edits.ts';
import { findPlaces, look } from './look-at-bundles.ts';
import { checkTyped, sendDraft, sendNow } from './send-typed.ts';
import type { Word, ToolLanguage } from './words.ts';

/** Applies the result of a save. Text typed during the save remains an edit. */
function settle(place: Place, saved: string, outcome: Outcome): boolean {
  take(outcome.part);
  const state = currentState();
  if (outcome.result === 'done') {
    const text = state.edits.get(nameOf(place))?.text ?? saved;
    const left = dropEdit(state, place);
    set(text === saved ? left : keepEdit(left, { ...place, text, base: saved }));
    return true;
  }
  if (outcome.result === 'kept' || outcome.result === 'unreadable') {
    setFailure(place, { kind: outcome.result, findings: outcome.findings });
  }
  return false;
}

async function save(places: readonly Place[]): Promise<boolean> {
  let isDone = true;
  const edited = places.filter((place) => currentState().edits.has(nameOf(place)));
  // Sends all drafts first: the server saves texts that depend on each other together.
  if (edited.length > 1) for (const place of edited) await sendNow(place);
  for (const place of edited) {
    const edit = currentState().edits.get(nameOf(place));
    if (edit === undefined) continue;
    const outcome = await attempt(() => server.save(edit, currentLanguage()), place);
    isDone = outcome !== undefined && settle(place, edit.text, outcome) && isDone;
  }
  if (edited.length > 0) announce(isDone ? 'saidSaved' : 'saidNotSaved');
  return isDone || edited.every((place) => !currentState().edits.has(nameOf(place)));
}

async function confirm(places: readonly Place[], reviewed: boolean): Promise<boolean> {
  if (!(await save(places))) return false;
  const known = currentState().texts;
  const texts = places
    .flatMap((place) => textAt(known, place) ?? [])
    .filter(({ text }) => (text ?? '').trim() !== '')
    .map(({ file, key, text, source }) => ({ file, key, text, source }));
  if (texts.length === 0) {
    announce('saidNothingWritten');
    return false;
  }
  const outcome = await attempt(() => server.confirm({ texts, reviewed }, currentLanguage()), places[0]);
  if (outcome === undefined) return false;
  take(outcome.part);
  if (outcome.result === 'done') announce(reviewed ? 'saidReviewed' : 'saidConfirmed');
  else announce(outcome.result === 'conflict' ? 'saidChangedMeanwhile' : 'saidNotConfirmed');
  return outcome.result === 'done';
}

/** Messages for the results of an undo. */
const undoMessages = {
  done: 'saidUndone',
  kept: 'saidUndoRefused',
  conflict: 'saidNotUndone',
  unreadable: 'saidNotConfirmed',
  gone: 'saidUndoneBefore',
} as const satisfies Record<Outcome['result'], Word>;

async function undo(id?: number): Promise<Place | undefined> {
  if (id === undefined && hasDiscardedLast(currentState())) {
    const places = bringDraftsBack();
    for (const place of places) {
      checkTyped(place);
      sendDraft(place);
    }
    return places[0];
  }
  const { session } = currentState();
  const change = id === undefined ? session.at(-1) : session.find((each) => each.id === id);
  if (change === undefined) return undefined;
  const place = placeOf(change);
  const outcome = await attempt(() => server.undo({ id: change.id }, currentLanguage()), place);
  if (outcome === undefined) return undefined;
  if (outcome.result === 'done' && change.kind === 'text') set(moveBases(currentState(), change));
  take(outcome.part);
  if (outcome.result === 'kept' && place !== undefined) {
    setFailure(place, { kind: 'refused', findings: outcome.findings });
  }
  if (change.kind === 'entry') dropLostEdits();
  const isEntryKept = change.kind === 'entry' && outcome.result === 'conflict';
  announce(isEntryKept ? 'saidEntryNotUndone' : undoMessages[outcome.result]);
  return place;
}

/** Drops the edits of texts that no longer exist. */
function dropLostEdits() {
  const state = currentState();
  const lost = [...state.edits.values()].filter((edit) => textAt(state.texts, edit) === undefined);
  set(lost.reduce(dropEdit, state));
}

/** Actions of the desk. Typed text is kept until it is saved or discarded. */
export const desk = {
  subscribe,
  current: currentState,
  /** @param file the file in view: its texts are loaded before all others */
  async open(chosen: ToolLanguage, file: string) {
    setLanguage(chosen);
    if (currentState().generation === 0) {
      set(readEdits().reduce(keepEdit, currentState()));
      const discarded = leaveOutDiscarded();
      void enqueue(() => Promise.all(discarded.map(sendNow)));
      await look(withoutFolder(file));
    }
    // Preview pages send many requests, so the texts and places are requested first.
    await Promise.all([look(), findPlaces()]);
    for (const edit of currentState().edits.values()) checkTyped(edit);
  },
  /** Reloads the texts of one path, or all of them. */
  lookAgain: look,
  /** Reloads everything: changed facts change the pages and the places of texts. */
  lookAtFacts: () => look(undefined, true).then(findPlaces),
  edit(place: Place, text: string) {
    const state = currentState();
    const name = nameOf(place);
    const disk = textAt(state.texts, place)?.text ?? null;
    const base = state.edits.get(name)?.base ?? disk;
    const { file, key } = place;
    set(text === disk ? dropEdit(state, place) : keepEdit(state, { file, key, text, base }));
    checkTyped(place);
    sendDraft(place);
  },
  discard(...places: Place[]) {
    dropDrafts(places);
    return enqueue(() => Promise.all(places.map(sendNow)));
  },
  /** Saves an edit over a change that someone else made. */
  insist(place: Place) {
    const state = currentState();
    const edit = state.edits.get(nameOf(place));
    const base = textAt(state.texts, place)?.text ?? null;
    if (edit !== undefined) set(keepEdit(state, { ...edit, base }));
    return desk.save([place]);
  },
  /** Saves edits to their files. Returns true if all of them were written. */
  save: (places: readonly Place[]) => enqueue(() => save(places)),
  confirm: (places: readonly Place[], reviewed: boolean) => enqueue(() => confirm(places, reviewed)),
  undo: (id?: Change['id']) => enqueue(() => undo(id)),
  /** Resolves the conflicts of a file with the chosen side of each text. */
  resolve: (call: Calls['resolve']) =>
    enqueue(async () => {
      const outcome = await attempt(() => server.resolve(call, currentLanguage()));
      if (outcome === undefined) return;
      take(outcome.part);
      announce(outcome.result === 'done' ? 'saidResolved' : 'saidChangedMeanwhile');
    }),
  /** Replaces words in texts. Returns the texts that were left unchanged. */
  replace: (texts: Calls['replace']['texts']) =>
    enqueue(async () => {
      const outcome = await attempt(() => server.replace({ texts }, currentLanguage()));
      if (outcome === undefined) return undefined;
      take(outcome.part);
      announce(outcome.refused.length === 0 ? 'saidReplaced' : 'saidReplacedPartly');
      return outcome.refused;
    }),
  findForms: () => attempt(() => server.findForms(currentLanguage())),
  /** Adds an entry to every file that needs it, or to none. */
  addEntry: (entry: EntryCall): Promise<EntryOutcome | undefined> =>
    enqueue(async () => {
      const outcome = await attempt(() => server.addEntry(entry, currentLanguage()));
      if (outcome === undefined) return undefined;
      take(outcome.part);
      announce(outcome.isDone ? 'saidAdded' : 'saidNotAdded');
      return outcome;
    }),
  closeSession: () =>
    enqueue(async () => {
      if ((await attempt(server.closeSession)) !== undefined)
        set({ ...currentState(), session: [], discarded: [] });
    }),
};
