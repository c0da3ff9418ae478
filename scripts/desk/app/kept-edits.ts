import { type Draft, keptWork } from '../protocol.ts';
import { readStored, store } from './stored-choice.ts';

const KEY = 'desk-edits';
const DISCARDED_KEY = 'desk-discarded';

/** Stores all edits in the browser, so they survive a reload and a server restart. */
export function keepEdits(drafts: readonly Draft[]): void {
  store(KEY, JSON.stringify(drafts));
}

/** Returns the edits of the last visit. */
export function readEdits(): readonly Draft[] {
  return readDrafts(KEY);
}

/** Stores discarded drafts that the server may still have. */
export function keepDiscarded(drafts: readonly Draft[]): void {
  store(DISCARDED_KEY, JSON.stringify(drafts));
}

/** Returns discarded drafts that the server may still have. */
export function readDiscarded(): readonly Draft[] {
  return readDrafts(DISCARDED_KEY);
}

function readDrafts(key: string): readonly Draft[] {
  try {
    return keptWork.shape.drafts.parse(JSON.parse(readStored(key) ?? '[]'));
  } catch {
    // Stored by an older version.
    return [];
  }
}
