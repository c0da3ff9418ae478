import { MESSAGE_RECORD_MS } from '#src/config/constants.ts';
import { readKey } from '#src/config/read-key.ts';
import { parseJson, tryStorage } from '#src/config/storage.ts';
import { type ContactValues, fieldNames } from './contact-fields.ts';

/** Progress of a message. An `unanswered` one, or one whose page was `left`, may have arrived. */
const states = ['on-its-way', 'sent', 'failed', 'unanswered', 'left'] as const;
export type MessageState = (typeof states)[number];

/** What the browser remembers of a message; none of its content. */
export type MessageRecord = {
  /** Id of every attempt to send the message, until its content changes. */
  id: string;
  state: MessageState;
  /** Time of the first attempt, ms since 1970. */
  since: number;
};

type Records = Record<string, MessageRecord>;

/** Storage key, shared by all tabs. */
const RECORDS_KEY = 'site.messages';

const HASH_SEEDS = [0x811c9dc5, 0x9dc5811c];
const HASH_PRIME = 0x01000193;

/** Returns a short hash, equal for equal content in every tab, that does not reveal the content. */
export function fingerprintOf(values: ContactValues): string {
  const bytes = new TextEncoder().encode(JSON.stringify(fieldNames.map((name) => values[name])));
  const hash = (seed: number) => bytes.reduce((mixed, byte) => Math.imul(mixed ^ byte, HASH_PRIME), seed);
  return HASH_SEEDS.map((seed) => (hash(seed) >>> 0).toString(36)).join('-');
}

/** Creates the record of a new message. Unlike `randomUUID`, its id does not need a secure context. */
export function createRecord(): MessageRecord {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, state: 'on-its-way', since: Date.now() };
}

/** Returns the record of a message, or null if there is no recent one. */
export function readRecord(fingerprint: string): MessageRecord | null {
  return readRecords()[fingerprint] ?? null;
}

/** Stores the progress of a message. */
export function writeRecord(fingerprint: string, record: MessageRecord) {
  const text = JSON.stringify({ ...readRecords(), [fingerprint]: record });
  for (const open of places) {
    if (tryStorage(() => open().setItem(RECORDS_KEY, text)) !== null) return;
    // Full storage must not keep outdated records.
    tryStorage(() => open().removeItem(RECORDS_KEY));
  }
}

const pageMemory = new Map<string, string>();

/** Storages, best first: all tabs, this tab, this page. */
const places: (() => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>)[] = [
  () => localStorage,
  () => sessionStorage,
  () => ({
    getItem: (key) => pageMemory.get(key) ?? null,
    setItem: (key, text) => void pageMemory.set(key, text),
    removeItem: (key) => void pageMemory.delete(key),
  }),
];

function readRecords(): Records {
  for (const open of places) {
    const text = tryStorage(() => open().getItem(RECORDS_KEY));
    if (text !== null) return parseRecords(text);
  }
  return {};
}

/** Parses records and drops malformed and outdated ones. */
export function parseRecords(text: string): Records {
  const stored = parseJson(text);
  const all = Object.entries<unknown>({ ...(typeof stored === 'object' ? stored : null) });
  const entries = all.flatMap(([fingerprint, value]) => {
    const record = readRecent(value);
    return record === null ? [] : [[fingerprint, record] as const];
  });
  return Object.fromEntries(entries);
}

function readRecent(value: unknown): MessageRecord | null {
  const [id, since] = [readKey(value, 'id'), readKey(value, 'since')];
  const state = states.find((known) => known === readKey(value, 'state'));
  if (typeof id !== 'string' || typeof since !== 'number' || state === undefined) return null;
  return Math.abs(Date.now() - since) < MESSAGE_RECORD_MS ? { id, state, since } : null;
}
