import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import type { ContactValues } from './contact-fields.ts';
import {
  createRecord,
  fingerprintOf,
  type MessageRecord,
  type MessageState,
  readRecord,
  writeRecord,
} from './message-records.ts';
import { type Delivery, type Outcome, sendMessage } from './send-message.ts';

/**
 * Sends a message unless it arrived before. If another tab is sending it, returns the result of that tab. Never throws.
 * @param values trimmed and valid
 */
export async function sendOnce(values: ContactValues, delivery: Delivery): Promise<Outcome> {
  const fingerprint = fingerprintOf(values);
  const { hasWaited, release } = await claimMessage(fingerprint);
  try {
    const record = readRecord(fingerprint);
    if (hasWaited || record?.state === 'sent') return outcomeOf(record);
    return await sendWithRecord(fingerprint, record, values, delivery, release);
  } finally {
    release();
  }
}

/**
 * Returns the outcome of an earlier message that was unanswered or whose page was left. Waits for one that is still
 * being sent.
 * @param values trimmed
 * @returns null if there is nothing to report
 */
export async function recallOutcome(values: ContactValues): Promise<Outcome | null> {
  const fingerprint = fingerprintOf(values);
  const record = readRecord(fingerprint);
  if (record === null || record.state === 'sent' || record.state === 'failed') return null;
  const { release } = await claimMessage(fingerprint);
  release();
  return outcomeOf(readRecord(fingerprint));
}

/** Returns the outcome of a record for a tab that did not send the message itself. */
function outcomeOf(record: MessageRecord | null): Outcome {
  if (record?.state === 'sent') return { kind: 'repeated' };
  if (record?.state === 'failed') return { kind: 'failed', reason: { kind: 'other-tab' } };
  const hadNoAnswer = record === null || record.state === 'unanswered';
  return { kind: 'unknown', reason: { kind: hadNoAnswer ? 'no-answer' : 'left' } };
}

async function sendWithRecord(
  fingerprint: string,
  earlier: MessageRecord | null,
  values: ContactValues,
  delivery: Delivery,
  release: () => void,
): Promise<Outcome> {
  const { id, since } = earlier ?? createRecord();
  const save = (state: MessageState) => writeRecord(fingerprint, { id, state, since });
  const leave = () => {
    save('left');
    // A page that holds a lock cannot enter the back/forward cache.
    release();
  };
  save('on-its-way');
  addEventListener('pagehide', leave, { once: true });
  const onLateArrival = () => save('sent');
  const answered = await sendMessage({ values, id, onLateArrival }, delivery);
  // The browser aborts requests before it fires `pagehide`.
  await awaitNextTask();
  removeEventListener('pagehide', leave);
  const outcome = mergeOutcome(answered, earlier, readRecord(fingerprint));
  save(stateAfter(outcome));
  return outcome;
}

/** Waits for the next task, without the minimum delay of a timer. */
function awaitNextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Combines an outcome with earlier knowledge: a refusal says nothing about an earlier attempt. */
function mergeOutcome(answered: Outcome, earlier: MessageRecord | null, now: MessageRecord | null): Outcome {
  if (now?.state === 'sent') return { kind: 'sent' };
  if (now?.state === 'left' && answered.kind === 'unknown') return outcomeOf(now);
  const mayHaveArrived = earlier !== null && earlier.state !== 'failed';
  return answered.kind === 'failed' && mayHaveArrived ? { ...answered, kind: 'unknown' } : answered;
}

function stateAfter(outcome: Outcome): MessageState {
  if (outcome.kind === 'sent' || outcome.kind === 'failed') return outcome.kind;
  return outcome.kind === 'unknown' && outcome.reason.kind === 'left' ? 'left' : 'unanswered';
}

type Claim = {
  /** True if another tab, or this one, was sending the message. */
  hasWaited: boolean;
  release: () => void;
};

const noop = () => undefined;

/** Claims a message, so that no other tab sends it. A record still `on-its-way` is from a page that was left. */
async function claimMessage(fingerprint: string): Promise<Claim> {
  const claim = await awaitClaim(fingerprint);
  const record = readRecord(fingerprint);
  if (record?.state === 'on-its-way') writeRecord(fingerprint, { ...record, state: 'left' });
  return claim;
}

async function awaitClaim(fingerprint: string): Promise<Claim> {
  const name = `site.message.${fingerprint}`;
  try {
    const free = await requestLock(name, { ifAvailable: true });
    if (free !== null) return { hasWaited: false, release: free };
    const signal = AbortSignal.timeout(EMAIL_ANSWER_MS);
    const late = await requestLock(name, { signal }).catch(() => null);
    return { hasWaited: true, release: late ?? noop };
  } catch {
    return { hasWaited: await awaitRecord(fingerprint), release: noop };
  }
}

/** @returns a function that releases the lock, or null if it is taken. @throws if the browser has no locks */
function requestLock(name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(name, options, hold).catch(reject);
  });
}

/** Without locks, waits for the record of another tab to change. Returns true if it had to wait. */
async function awaitRecord(fingerprint: string): Promise<boolean> {
  const isOnItsWay = () => readRecord(fingerprint)?.state === 'on-its-way';
  if (!isOnItsWay()) return false;
  const watch = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, EMAIL_ANSWER_MS);
    const handle = () => {
      if (!isOnItsWay()) resolve();
    };
    addEventListener('storage', handle, { signal: watch.signal });
  });
  watch.abort();
  return true;
}
