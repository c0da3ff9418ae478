import type { OverviewPart } from '../protocol.ts';
import { CallFailure } from './call-server.ts';
import { type DeskState, emptyState, nameOf, type Place, type Failure } from './desk-state.ts';
import { keepEdits } from './kept-edits.ts';
import { mergePart } from './merge-part.ts';
import type { Word, ToolLanguage } from './words.ts';

let state: DeskState = emptyState;
let language: ToolLanguage = 'en';
let last: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

export function currentState(): DeskState {
  return state;
}

/** The language in which the server writes its messages. */
export function currentLanguage(): ToolLanguage {
  return language;
}

export function setLanguage(chosen: ToolLanguage): void {
  language = chosen;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function set(next: DeskState): void {
  if (next.edits !== state.edits) keepEdits([...next.edits.values()]);
  state = next;
  listeners.forEach((listener) => listener());
}

/** Merges a server response into the state. */
export function take(part: OverviewPart): void {
  set(mergePart(state, part));
}

export function announce(word: Word): void {
  set({ ...state, notice: { id: (state.notice?.id ?? 0) + 1, word } });
}

export function setFailure(place: Place, failure: Failure): void {
  set({ ...state, failures: new Map([...state.failures, [nameOf(place), failure]]) });
}

/**
 * Runs a request. Returns undefined on failure, which is stored in the state.
 * @param fail receives the server's error message
 */
export async function attempt<Result>(
  call: () => Promise<Result>,
  place?: Place,
  fail: (message: string) => void = () => {},
): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    set({ ...state, isAnswering: error.isAnswered });
    if (error.isAnswered) fail(error.message);
    if (place !== undefined) {
      setFailure(
        place,
        error.isAnswered ? { kind: 'failed', message: error.message } : { kind: 'unanswered' },
      );
    }
    return undefined;
  }
}

/** Serializes actions: each starts with the state that the previous one left. */
export function enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
  const next = last.then(act);
  last = next.catch(() => {});
  return next;
}
