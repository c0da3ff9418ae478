import { createHash, randomBytes } from 'node:crypto';
import { REPEAT_HOURS } from './mailbox-limits.ts';

const MESSAGE_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6}-[\da-f]{12}$/;
/** Length of the counter in an id, digits. */
const COUNTER_DIGITS = 6;
/** Bytes at the end of an id, which keep the ids of two servers in one folder distinct. */
const MARK_BYTES = 6;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const REPEAT_MS = REPEAT_HOURS * 60 * MINUTE_MS;

/** Returns whether a text has the form of an id. Only such texts become part of a path. */
export function isMessageId(text: string): boolean {
  return MESSAGE_ID.test(text);
}

/** Returns the time part of ids. @param time ms since 1970 */
function writeTime(time: number): string {
  return new Date(time).toISOString().replaceAll(/[:.]/g, '-');
}

/** Returns the end of an attempt's ids: a truncated hash, so two attempts may share it. */
function markOf(attempt: string): string {
  return createHash('sha256')
    .update(attempt)
    .digest('hex')
    .slice(0, MARK_BYTES * 2);
}

/**
 * Creates a generator of ids that sort by time, even within a millisecond or after the clock is set back. The id of
 * a message with an attempt id ends with the hash of that attempt.
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

/** Returns the ids from the minute before a time. Excludes future ids, created before the clock was set back. */
export function listIdsOfMinute(ids: readonly string[], now: Date): string[] {
  const start = writeTime(now.getTime() - MINUTE_MS + 1);
  const end = writeTime(now.getTime() + 1);
  return ids.filter((id) => id >= start && id < end);
}

/** Returns the ids with the hash of an attempt, within the period in which repeated attempts are recognized. */
export function listIdsOfAttempt(ids: readonly string[], attempt: string, now: Date): string[] {
  const start = writeTime(now.getTime() - REPEAT_MS + 1);
  const mark = markOf(attempt);
  return ids.filter((id) => id.endsWith(mark) && id >= start);
}
