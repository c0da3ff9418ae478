import { type Draft, keptWork } from '../protocol.ts';
import { readStored, store } from './stored-choice.ts';

const KEY = 'desk-edits';
const DISCARDED_KEY = 'desk-discarded';

/** Keeps everything that is being typed in the browser, so that it outlives page and server. */
export function keepEdits(drafts: readonly Draft[]): void {
  store(KEY, JSON.stringify(drafts));
}

/** What was typed when the page was left. */
export function readEdits(): readonly Draft[] {
  return readDrafts(KEY);
}

/** Keeps drafts that were discarded and that the server may still have. */
export function keepDiscarded(drafts: readonly Draft[]): void {
  store(DISCARDED_KEY, JSON.stringify(drafts));
}

/** Drafts that the server may not have forgotten before the page was left. */
export function readDiscarded(): readonly Draft[] {
  return readDrafts(DISCARDED_KEY);
}

function readDrafts(key: string): readonly Draft[] {
  try {
    return keptWork.shape.drafts.parse(JSON.parse(readStored(key) ?? '[]'));
  } catch {
    // The storage holds something of an older desk.
    return [];
  }
}
