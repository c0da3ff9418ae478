import { createHash, randomBytes } from 'node:crypto';
import { REPEAT_HOURS } from './mailbox-limits.ts';

const MESSAGE_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6}-[\da-f]{12}$/;
/** Length of the counter in an id, in digits. */
const COUNTER_DIGITS = 6;
/** Bytes at the end of an id: two servers may keep messages in the same folder. */
const MARK_BYTES = 6;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const REPEAT_MS = REPEAT_HOURS * 60 * MINUTE_MS;

/** Returns whether a text has the form of an id. Nothing else ever becomes part of a path. */
export function isMessageId(text: string): boolean {
  return MESSAGE_ID.test(text);
}

/** How ids of a moment begin. @param time ms since 1970 */
function writeTime(time: number): string {
  return new Date(time).toISOString().replaceAll(/[:.]/g, '-');
}

/** How ids of an attempt end. Two attempts may share a mark. */
function markOf(attempt: string): string {
  return createHash('sha256')
    .update(attempt)
    .digest('hex')
    .slice(0, MARK_BYTES * 2);
}

/**
 * Makes ids that sort by time, also within a millisecond and when the clock is set back. The id of a message
 * that names its attempt bears the mark of it.
 */
export function createIdMaker(): (now: Date, attempt?: string) => string {
  let latest = 0;
  let counter = 0;
  return (now, attempt) => {
    counter = now.getTime() > latest ? 0 : counter + 1;
    latest = Math.max(now.getTime(), latest);
    const place = String(counter).padStart(COUNTER_DIGITS, '0');
    const mark = attempt === undefined ? randomBytes(MARK_BYTES).toString('hex') : markOf(attempt);
    return `${writeTime(latest)}-${place}-${mark}`;
  };
}

/** The ids of the minute before a moment. Ids of the future, from before a clock was set back, are none. */
export function listIdsOfMinute(ids: readonly string[], now: Date): string[] {
  const start = writeTime(now.getTime() - MINUTE_MS + 1);
  const end = writeTime(now.getTime() + 1);
  return ids.filter((id) => id >= start && id < end);
}

/** The ids that bear the mark of an attempt, of the time within which it is known. */
export function listIdsOfAttempt(ids: readonly string[], attempt: string, now: Date): string[] {
  const start = writeTime(now.getTime() - REPEAT_MS + 1);
  const mark = markOf(attempt);
  return ids.filter((id) => id.endsWith(mark) && id >= start);
}
