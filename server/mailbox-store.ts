import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMessage, type StoredMessage } from './mailbox-message.ts';

const MESSAGE_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6}-[\da-f]{12}$/;
const EXTENSION = '.json';
/** Length of the counter in an id, in digits. */
const COUNTER_DIGITS = 6;
/** Random bytes at the end of an id: two servers may keep messages in the same folder. */
const RANDOM_BYTES = 6;
/** Messages of one page of the list at most. */
const PAGE_MESSAGES = 100;
/** Bytes of one page of the list at most, unless one message alone is larger. */
const PAGE_BYTES = 1024 * 1024;

/** A message of a list; only its id when its file cannot be understood. */
export type ListedMessage = { id: string; message: StoredMessage | null };

/** A part of the list, newest first. */
export type MessagePage = {
  messages: ListedMessage[];
  /** How many messages are kept at all. */
  total: number;
  /** How many of them are newer than this part. */
  newer: number;
};

/** The messages of a folder, one file each. Nothing is held in memory, so files may come and go meanwhile. */
export type MailboxStore = {
  /** Keeps a text under a new id. @throws When the folder cannot be written. */
  keep: (text: string, now: Date) => Promise<string>;
  /** The newest messages, or the newest of those before an id. */
  list: (before?: string) => Promise<MessagePage>;
  /** The text of a message; `null` when there is none of this id. */
  read: (id: string) => Promise<string | null>;
};

/** Says whether a text has the form of an id. Nothing else ever becomes part of a path. */
export function isMessageId(text: string): boolean {
  return MESSAGE_ID.test(text);
}

/** Makes ids that sort by time, also within a millisecond and when the clock is set back. */
function createIdMaker(): (now: Date) => string {
  let latest = 0;
  let counter = 0;
  return (now) => {
    counter = now.getTime() > latest ? 0 : counter + 1;
    latest = Math.max(now.getTime(), latest);
    const time = new Date(latest).toISOString().replaceAll(/[:.]/g, '-');
    const place = String(counter).padStart(COUNTER_DIGITS, '0');
    return `${time}-${place}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
  };
}

/** Writes a file whole or not at all: a reader never sees a part of it. */
async function writeWhole(folder: string, id: string, text: string): Promise<void> {
  const unfinished = join(folder, `.${id}.unfinished`);
  try {
    await writeFile(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, join(folder, id + EXTENSION));
  } catch (error) {
    await unlink(unfinished).catch(() => undefined);
    throw error;
  }
}

/** The ids of all messages of a folder, newest first. */
async function listIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ignoreMissing);
  return (names ?? [])
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter(isMessageId)
    .toSorted()
    .toReversed();
}

/** A file or a folder that does not exist is no fault; everything else is. */
function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** The store of a folder, which is made when the first message comes. */
export function openMailboxStore(folder: string): MailboxStore {
  const makeId = createIdMaker();

  const read = async (id: string) =>
    isMessageId(id) ? readFile(join(folder, id + EXTENSION), 'utf8').catch(ignoreMissing) : null;

  return {
    async keep(text, now) {
      const id = makeId(now);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, id, text);
      return id;
    },
    async list(before) {
      const ids = await listIds(folder);
      const newer = before === undefined ? 0 : ids.filter((id) => id >= before).length;
      const messages: ListedMessage[] = [];
      let bytes = 0;
      for (const id of ids.slice(newer, newer + PAGE_MESSAGES)) {
        const text = await read(id);
        if (text === null) continue;
        bytes += Buffer.byteLength(text);
        if (bytes > PAGE_BYTES && messages.length > 0) break;
        messages.push({ id, message: parseMessage(id, text) });
      }
      return { messages, total: ids.length, newer };
    },
    read,
  };
}
