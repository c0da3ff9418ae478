import { type Draft, keptWork } from '../protocol.ts';
import { readStored, store } from './stored-choice.ts';

const KEY = 'desk-edits';

/** Keeps everything that is being typed in the browser, so that it outlives page and server. */
export function keepEdits(drafts: readonly Draft[]): void {
  store(KEY, JSON.stringify(drafts));
}

/** What was typed when the page was left. */
export function readEdits(): readonly Draft[] {
  try {
    return keptWork.shape.drafts.parse(JSON.parse(readStored(KEY) ?? '[]'));
  } catch {
    // The storage holds something of an older desk.
    return [];
  }
}
