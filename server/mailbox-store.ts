import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BYTES_IN_ALL, MESSAGES_IN_ALL, MESSAGES_PER_MINUTE, WRITING_MS } from './mailbox-limits.ts';
import { attemptOf, parseMessage, type ReceivedMessage, type StoredMessage } from './mailbox-message.ts';
import { createIdMaker, isMessageId, listIdsOfAttempt, listIdsOfMinute } from './message-id.ts';

const EXTENSION = '.json';
/** Suffix of a file that is being written. */
const UNFINISHED = '.unfinished';
/** Maximum number of messages on a page of the list. */
const PAGE_MESSAGES = 100;
/** Maximum size of a page of the list, bytes; one larger message still gets a page. */
const PAGE_BYTES = 1024 * 1024;

/** An entry of the list; the message is `null` if its file cannot be parsed. */
export type ListedMessage = { id: string; message: StoredMessage | null };

/** A page of the list, newest first. */
export type MessagePage = {
  messages: ListedMessage[];
  /** Number of all stored messages. */
  total: number;
  /** Number of messages newer than this page. */
  newer: number;
};

/** Limit that a new message exceeds: messages per minute, or storage. */
export type Limit = 'rate' | 'room';

/** A folder of messages, one file each. It is read again for every call, because files may be added or deleted. */
export type MailboxStore = {
  /**
   * Stores a message under a new id, or returns the id that the same attempt got within 24 hours.
   * @throws If the folder cannot be written.
   */
  keep: (message: ReceivedMessage, now: Date) => Promise<{ id: string } | { reached: Limit }>;
  /** Lists the newest messages, or the newest before an id. */
  list: (before?: string) => Promise<MessagePage>;
  /** Reads the text of a message; `null` if the id does not exist. */
  read: (id: string) => Promise<string | null>;
};

/** Writes a file atomically: readers never see a part of it. */
async function writeWhole(folder: string, id: string, text: string): Promise<void> {
  const unfinished = join(folder, `.${id}${UNFINISHED}`);
  try {
    await writeFile(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, join(folder, id + EXTENSION));
  } catch (error) {
    await unlink(unfinished).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes unfinished files of a server that stopped while writing; their messages were never acknowledged. Newer ones
 * may still be being written by another server that uses the folder.
 */
async function clearUnfinished(folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('.') && name.endsWith(UNFINISHED));
  const clear = async (path: string) => {
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > WRITING_MS) await unlink(path);
  };
  await Promise.all(names.map((name) => clear(join(folder, name)).catch(ignoreMissing)));
}

/** Lists the ids of all messages in a folder, newest first. */
async function listIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ignoreMissing);
  return (names ?? [])
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter(isMessageId)
    .toSorted()
    .toReversed();
}

/** Returns `null` for a missing file or folder, and throws any other error. */
function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Returns a function that sums file sizes in bytes. Sizes are cached, because a message file never changes. */
function createSizeMeter(folder: string): (ids: readonly string[]) => Promise<number> {
  let sizes = new Map<string, number>();
  const measure = async (id: string) => {
    const found = await stat(join(folder, id + EXTENSION)).catch(ignoreMissing);
    return [id, found?.size ?? 0] as const;
  };
  return async (ids) => {
    const measured = await Promise.all(ids.filter((id) => !sizes.has(id)).map(measure));
    const added = new Map(measured);
    sizes = new Map(ids.map((id) => [id, sizes.get(id) ?? added.get(id) ?? 0]));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
}

/** Returns a function that runs tasks one at a time; a failed task does not stop the next. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
}

async function readText(folder: string, id: string): Promise<string | null> {
  return isMessageId(id) ? readFile(join(folder, id + EXTENSION), 'utf8').catch(ignoreMissing) : null;
}

async function listPage(folder: string, before?: string): Promise<MessagePage> {
  const ids = await listIds(folder);
  const newer = before === undefined ? 0 : ids.filter((id) => id >= before).length;
  const messages: ListedMessage[] = [];
  let bytes = 0;
  for (const id of ids.slice(newer, newer + PAGE_MESSAGES)) {
    const text = await readText(folder, id);
    if (text === null) continue;
    bytes += Buffer.byteLength(text);
    if (bytes > PAGE_BYTES && messages.length > 0) break;
    messages.push({ id, message: parseMessage(id, text) });
  }
  return { messages, total: ids.length, newer };
}

/** Finds the message of an attempt among candidates whose ids have its hash; different attempts can share a hash. */
async function findAttempt(
  folder: string,
  candidates: readonly string[],
  attempt: string,
): Promise<string | undefined> {
  for (const id of candidates) {
    const message = parseMessage(id, (await readText(folder, id)) ?? '');
    if (message !== null && attemptOf(message.fields) === attempt) return id;
  }
  return undefined;
}

/** Opens the store of a folder; the folder is created with the first message. */
export function openMailboxStore(folder: string): MailboxStore {
  const makeId = createIdMaker();
  const measure = createSizeMeter(folder);
  const enqueue = createQueue();
  // The next message reports a folder that cannot be read.
  enqueue(() => clearUnfinished(folder, Date.now())).catch(() => undefined);

  const findLimit = async (ids: readonly string[], bytes: number, now: Date): Promise<Limit | undefined> => {
    if (listIdsOfMinute(ids, now).length >= MESSAGES_PER_MINUTE) return 'rate';
    const isFull = ids.length >= MESSAGES_IN_ALL || (await measure(ids)) + bytes > BYTES_IN_ALL;
    return isFull ? 'room' : undefined;
  };

  const keep = async (message: ReceivedMessage, now: Date) => {
    const ids = await listIds(folder);
    const attempt = attemptOf(message.fields);
    const earlier = attempt && (await findAttempt(folder, listIdsOfAttempt(ids, attempt, now), attempt));
    if (earlier !== undefined) return { id: earlier };
    const text = JSON.stringify(message, null, 2);
    const reached = await findLimit(ids, Buffer.byteLength(text), now);
    if (reached !== undefined) return { reached };
    const id = makeId(now, attempt);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(folder, id, text);
    return { id };
  };

  return {
    keep: (message, now) => enqueue(() => keep(message, now)),
    list: (before) => listPage(folder, before),
    read: (id) => readText(folder, id),
  };
}
