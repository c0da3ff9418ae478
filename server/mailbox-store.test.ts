import { linkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BYTES_IN_ALL, MESSAGES_IN_ALL, MESSAGES_PER_MINUTE, WRITING_MS } from './mailbox-limits.ts';
import type { ReceivedMessage } from './mailbox-message.ts';
import { type MailboxStore, openMailboxStore } from './mailbox-store.ts';
import { isMessageId } from './message-id.ts';

const parent = await mkdtemp(join(tmpdir(), 'mailbox-store-'));
afterAll(() => rm(parent, { recursive: true }));

const noon = new Date('2026-03-01T12:00:00.000Z');
const fields = { user_id: 'u', service_id: 's', template_id: 't', template_params: {} };

const makeMessage = (parameters: Record<string, unknown> = {}): ReceivedMessage => ({
  receivedAt: noon.toISOString(),
  call: 'send',
  headers: {},
  fields: { ...fields, template_params: parameters },
});
const writeText = () => JSON.stringify(makeMessage());

/** Stores a message, failing if it hits a limit. @returns Its id. */
async function keepOne(store: MailboxStore, message = makeMessage(), now = noon): Promise<string> {
  const kept = await store.keep(message, now);
  if ('reached' in kept) throw new Error(`refused: ${kept.reached}`);
  return kept.id;
}

let folders = 0;
/** Returns the path of a folder that does not exist yet. */
function nameFolder(): string {
  folders += 1;
  return join(parent, String(folders), 'mailbox');
}

describe('the id of a message', () => {
  it.each([
    ['2026-03-01T12-00-00-000Z-000000-0123456789ab', true],
    ['2026-03-01T12-00-00-000Z-000000-0123456789AB', false],
    ['2026-03-01T12-00-00-000Z-000000-0123456789ab.json', false],
    ['2026-03-01T12-00-00-000Z-000000-0123456789ab\n', false],
    ['../2026-03-01T12-00-00-000Z-000000-0123456789ab', false],
    ['..', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isMessageId(text)).toBe(expected);
  });

  it.each([
    ['as time goes on', [0, 1, 2, 1000, 100_000]],
    ['within one millisecond', Array.from({ length: 300 }, () => 0)],
    ['when the clock is set back', [5000, 4000, 1, 6000, 5999]],
  ])('sorts in the order of arrival %s', async (_name, offsets) => {
    const store = openMailboxStore(nameFolder());
    const ids = await Promise.all(
      offsets.map((offset) => keepOne(store, makeMessage(), new Date(noon.getTime() + offset))),
    );
    expect(ids.filter((id) => !isMessageId(id))).toEqual([]);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(offsets.length);
  });

  it('is unique even if two stores write to the same folder at the same moment', async () => {
    const folder = nameFolder();
    const stores = [openMailboxStore(folder), openMailboxStore(folder)];
    const kept = await Promise.all(
      stores.flatMap((store, index) =>
        Array.from({ length: 100 }, (_each, place) => keepOne(store, makeMessage({ index, place }))),
      ),
    );
    expect(new Set(kept).size).toBe(200);
    const texts = await Promise.all(kept.map((id) => openMailboxStore(folder).read(id)));
    expect(new Set(texts).size).toBe(200);
  });
});

describe('the folder', () => {
  it('is created with the first message, for this user only', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    expect(await store.list()).toEqual({ messages: [], total: 0, newer: 0 });
    const id = await keepOne(store);
    const modes = await Promise.all(
      [folder, join(folder, `${id}.json`)].map(async (path) => (await stat(path)).mode),
    );
    expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0]);
    expect(await readdir(folder)).toEqual([`${id}.json`]);
  });

  it('may be emptied while the store is open', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await keepOne(store);
    await rm(folder, { recursive: true });
    expect([await store.read(id), (await store.list()).total]).toEqual([null, 0]);
    await keepOne(store);
    expect((await store.list()).total).toBe(1);
  });

  it('reports that it cannot be written', async () => {
    const folder = nameFolder();
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'a file where the folder belongs');
    await expect(keepOne(openMailboxStore(folder))).rejects.toThrow('ENOTDIR');
  });

  it('lists neither unfinished nor foreign files', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await keepOne(store);
    for (const name of [`.${id}.unfinished`, 'notes.json', `${id}.json.bak`, '.json']) {
      await writeFile(join(folder, name), writeText());
    }
    const { messages, total } = await store.list();
    expect([messages.map((each) => each.id), total]).toEqual([[id], 1]);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{}',
    '{"receivedAt":1,"call":"send","headers":{},"fields":{}}',
    writeText().replace('"send"', '"other"'),
    writeText().replace('"template_params":{}', '"template_params":[]'),
    writeText().replace('"headers":{}', '"headers":null'),
  ])('lists a file that was changed into %j without its content', async (text) => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await keepOne(store);
    await writeFile(join(folder, `${id}.json`), text);
    expect((await store.list()).messages).toEqual([{ id, message: null }]);
  });
});

describe('a start', () => {
  it('removes only the unfinished files of a server', async () => {
    const folder = nameFolder();
    const kept = await keepOne(openMailboxStore(folder));
    const begun = new Date(Date.now() - WRITING_MS - 1);
    for (const name of [`.${kept}.unfinished`, '.unfinished', 'notes.unfinished', '.notes', 'notes.json']) {
      await writeFile(join(folder, name), 'half');
      await utimes(join(folder, name), begun, begun);
    }
    const later = await keepOne(openMailboxStore(folder));
    expect((await readdir(folder)).toSorted()).toEqual(
      ['.notes', `${kept}.json`, `${later}.json`, 'notes.json', 'notes.unfinished'].toSorted(),
    );
  });

  it('keeps files that another server may be writing', async () => {
    const folder = nameFolder();
    const kept = await keepOne(openMailboxStore(folder));
    const unfinished = `.${kept}.unfinished`;
    await writeFile(join(folder, unfinished), 'half');
    await keepOne(openMailboxStore(folder));
    expect(await readdir(folder)).toContain(unfinished);
  });
});

describe('an attempt', () => {
  const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
  const message = makeMessage({ message_id: 'a-1', text: 'first' });

  it('that is repeated is stored once, even by a store opened later', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await keepOne(store, message);
    await keepOne(store, makeMessage({ message_id: 'a-2' }));
    expect(await keepOne(store, message, hours(1))).toBe(id);
    expect(await keepOne(openMailboxStore(folder), message, hours(23.99))).toBe(id);
    expect((await store.list()).total).toBe(2);
  });

  it('that is repeated at the same moment is stored once', async () => {
    const store = openMailboxStore(nameFolder());
    const ids = await Promise.all(Array.from({ length: 20 }, () => keepOne(store, message)));
    expect([new Set(ids).size, (await store.list()).total]).toEqual([1, 1]);
  });

  it('is a new one after 24 hours', async () => {
    const store = openMailboxStore(nameFolder());
    const id = await keepOne(store, message);
    const later = await keepOne(store, message, hours(24));
    expect(later).not.toBe(id);
    expect(await keepOne(store, message, hours(47))).toBe(later);
    expect((await store.list()).total).toBe(2);
  });

  it('is not confused with another one whose id ends the same', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await keepOne(store, message);
    await writeFile(join(folder, `${id}.json`), JSON.stringify(makeMessage({ message_id: 'other' })));
    expect(await keepOne(store, message)).not.toBe(id);
  });

  it('that failed is stored when it is repeated', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'a file where the folder belongs');
    await expect(keepOne(store, message)).rejects.toThrow('ENOTDIR');
    await rm(folder);
    await keepOne(store, message);
    expect((await store.list()).total).toBe(1);
  });
});

describe('a limit', () => {
  const keepMany = (store: MailboxStore, total: number) =>
    Promise.all(Array.from({ length: total }, () => store.keep(makeMessage(), noon)));

  it('applies for one minute, even after a restart', async () => {
    const folder = nameFolder();
    const kept = await keepMany(openMailboxStore(folder), MESSAGES_PER_MINUTE + 1);
    expect(kept.filter((each) => 'reached' in each)).toEqual([{ reached: 'rate' }]);
    const store = openMailboxStore(folder);
    const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
    expect(await store.keep(makeMessage(), after(59.9))).toEqual({ reached: 'rate' });
    await keepOne(store, makeMessage(), after(60));
    expect((await store.list()).total).toBe(MESSAGES_PER_MINUTE + 1);
  });

  it('does not refuse a repeated attempt that is stored', async () => {
    const store = openMailboxStore(nameFolder());
    const message = makeMessage({ message_id: 'a' });
    const id = await keepOne(store, message);
    await keepMany(store, MESSAGES_PER_MINUTE);
    expect(await keepOne(store, message)).toBe(id);
  });

  it('applies to the size of all messages, until some are deleted', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const large = join(folder, `${await keepOne(store)}.json`);
    const room = BYTES_IN_ALL - Buffer.byteLength(JSON.stringify(makeMessage(), null, 2));
    // A store opened later has not measured the file before.
    const later = openMailboxStore(folder);
    await truncate(large, room + 1);
    expect(await later.keep(makeMessage(), noon)).toEqual({ reached: 'room' });
    await rm(large);
    await keepOne(later);
    expect((await later.list()).total).toBe(1);
  });

  it('applies to the number of all messages', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const first = join(folder, `${await keepOne(store)}.json`);
    const nameOf = (place: number) =>
      join(folder, `2026-02-01T12-00-00-000Z-${String(place).padStart(6, '0')}-0123456789ab.json`);
    // Hard links are created faster than files, and are listed the same way.
    for (let place = 2; place < MESSAGES_IN_ALL; place += 1) linkSync(first, nameOf(place));
    await keepOne(store);
    expect(await store.keep(makeMessage(), noon)).toEqual({ reached: 'room' });
    await rm(nameOf(2));
    await keepOne(store);
    expect((await store.list()).total).toBe(MESSAGES_IN_ALL);
  });
});

describe('the list', () => {
  it('comes in pages of 100, newest first, without gaps', async () => {
    const store = openMailboxStore(nameFolder());
    const places = Array.from({ length: 250 }, (_each, place) => place);
    const ids = await Promise.all(places.map((place) => keepOne(store, makeMessage({ place }))));
    const seen: string[] = [];
    const sizes: number[] = [];
    let page = await store.list();
    while (page.messages.length > 0) {
      expect([page.total, page.newer]).toEqual([250, seen.length]);
      sizes.push(page.messages.length);
      seen.push(...page.messages.map(({ id }) => id));
      page = await store.list(seen.at(-1));
    }
    expect(sizes).toEqual([100, 100, 50]);
    expect(seen).toEqual(ids.toReversed());
  });

  it('has fewer messages on a page when they are large, and always one', async () => {
    const store = openMailboxStore(nameFolder());
    for (let place = 0; place < 5; place += 1)
      await keepOne(store, makeMessage({ text: 'x'.repeat(400_000) }));
    const large = await keepOne(store, makeMessage({ text: 'x'.repeat(3_000_000) }));
    const first = await store.list();
    const second = await store.list(large);
    expect([first.messages.length, second.messages.length, second.newer]).toEqual([1, 2, 1]);
  });
});
