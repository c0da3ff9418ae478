import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BYTES_IN_ALL, MESSAGES_IN_ALL, MESSAGES_PER_MINUTE, WRITING_MS } from './mailbox-limits.ts';
import { attemptOf, parseMessage, type ReceivedMessage, type StoredMessage } from './mailbox-message.ts';
import { createIdMaker, isMessageId, listIdsOfAttempt, listIdsOfMinute } from './message-id.ts';

const EXTENSION = '.json';
/** End of the name of a file that is being written. */
const UNFINISHED = '.unfinished';
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

/** Why a message is not kept: too many came within a minute, or there is no room for another one. */
export type Limit = 'rate' | 'room';

/** The messages of a folder, one file each. The folder is looked up again each time, so files may come and go. */
export type MailboxStore = {
  /**
   * Keeps a message under a new id, or finds the one that the same attempt has left within 24 hours.
   * @throws When the folder cannot be written.
   */
  keep: (message: ReceivedMessage, now: Date) => Promise<{ id: string } | { reached: Limit }>;
  /** The newest messages, or the newest of those before an id. */
  list: (before?: string) => Promise<MessagePage>;
  /** The text of a message; `null` when there is none of this id. */
  read: (id: string) => Promise<string | null>;
};

/** Writes a file whole or not at all: a reader never sees a part of it. */
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
 * Removes what a server has left that ended while it wrote. Nobody was told that any of it is kept. What is
 * younger may be what another server of the same folder writes at this moment.
 */
async function clearUnfinished(folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('.') && name.endsWith(UNFINISHED));
  const clear = async (path: string) => {
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > WRITING_MS) await unlink(path);
  };
  await Promise.all(names.map((name) => clear(join(folder, name)).catch(ignoreMissing)));
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

/** Measures messages, bytes in all. A message is measured once: its file is never written again. */
function createScale(folder: string): (ids: readonly string[]) => Promise<number> {
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

/** Runs tasks one after another, whether or not the one before has failed. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
}

/** The text of a message; `null` when there is none of this id. */
async function readText(folder: string, id: string): Promise<string | null> {
  return isMessageId(id) ? readFile(join(folder, id + EXTENSION), 'utf8').catch(ignoreMissing) : null;
}

/** The newest messages, or the newest of those before an id. */
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

/** The message that an attempt has left, among those whose ids bear its mark. */
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

/** The store of a folder, which is made when the first message comes. */
export function openMailboxStore(folder: string): MailboxStore {
  const makeId = createIdMaker();
  const measure = createScale(folder);
  const enqueue = createQueue();
  // A folder that is missing or cannot be read is told to whoever sends a message.
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
