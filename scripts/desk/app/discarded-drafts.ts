import { currentState, announce, set } from './desk-core.ts';
import { type DeskState, dropEdit, keepEdit, nameOf, type Place } from './desk-state.ts';
import { keepDiscarded, readDiscarded } from './kept-edits.ts';

/** Discards edits; they can be restored. */
export function dropDrafts(places: readonly Place[]): void {
  const state = currentState();
  const drafts = places.flatMap((place) => state.edits.get(nameOf(place)) ?? []);
  const after = state.session.at(-1)?.id;
  const discarded = drafts.length === 0 ? state.discarded : [...state.discarded, { drafts, after }];
  keepDiscarded([...readDiscarded(), ...drafts]);
  set({ ...places.reduce(dropEdit, state), discarded });
  announce('saidDiscarded');
}

/** Leaves out drafts that were discarded just before the page was left and may still be on the server. Returns them. */
export function leaveOutDiscarded(): readonly Place[] {
  const state = currentState();
  const drafts = readDiscarded().filter((draft) => !state.edits.has(nameOf(draft)));
  set({ ...state, discarded: [{ drafts, after: undefined }] });
  return drafts;
}

/** True if nothing was changed since the last discard. */
export function hasDiscardedLast({ discarded, session }: DeskState): boolean {
  const last = discarded.at(-1);
  return last !== undefined && last.after === session.at(-1)?.id;
}

/** Restores the drafts that were discarded last, except where new text was typed. Returns the restored ones. */
export function bringDraftsBack(): readonly Place[] {
  const state = currentState();
  const drafts = (state.discarded.at(-1)?.drafts ?? []).filter((draft) => !state.edits.has(nameOf(draft)));
  set({ ...drafts.reduce(keepEdit, state), discarded: state.discarded.slice(0, -1) });
  announce('saidDraftBack');
  return drafts;
}
