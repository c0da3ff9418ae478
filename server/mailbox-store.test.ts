import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isMessageId, openMailboxStore } from './mailbox-store.ts';

const parent = await mkdtemp(join(tmpdir(), 'mailbox-store-'));
afterAll(() => rm(parent, { recursive: true }));

const noon = new Date('2026-03-01T12:00:00.000Z');
const fields = { user_id: 'u', service_id: 's', template_id: 't', template_params: {} };

const writeText = (parameters: object = {}) =>
  JSON.stringify({
    receivedAt: noon.toISOString(),
    call: 'send',
    headers: {},
    fields: { ...fields, template_params: parameters },
  });

let folders = 0;
/** A folder that does not exist yet. */
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
      offsets.map((offset) => store.keep('{}', new Date(noon.getTime() + offset))),
    );
    expect(ids.filter((id) => !isMessageId(id))).toEqual([]);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(offsets.length);
  });

  it('never meets another one, though two stores keep at the same moment in the same folder', async () => {
    const folder = nameFolder();
    const stores = [openMailboxStore(folder), openMailboxStore(folder)];
    const kept = await Promise.all(
      stores.flatMap((store, index) =>
        Array.from({ length: 100 }, (_each, place) => store.keep(`${index} ${place}`, noon)),
      ),
    );
    expect(new Set(kept).size).toBe(200);
    const texts = await Promise.all(kept.map((id) => openMailboxStore(folder).read(id)));
    expect(new Set(texts).size).toBe(200);
  });
});

describe('the folder', () => {
  it('is made with the first message and read by nobody else', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    expect(await store.list()).toEqual({ messages: [], total: 0, newer: 0 });
    const id = await store.keep(writeText(), noon);
    const modes = await Promise.all(
      [folder, join(folder, `${id}.json`)].map(async (path) => (await stat(path)).mode),
    );
    expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0]);
    expect(await readdir(folder)).toEqual([`${id}.json`]);
  });

  it('may be emptied meanwhile', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await store.keep(writeText(), noon);
    await rm(folder, { recursive: true });
    expect([await store.read(id), (await store.list()).total]).toEqual([null, 0]);
    await store.keep(writeText(), noon);
    expect((await store.list()).total).toBe(1);
  });

  it('says so when it cannot be written', async () => {
    const folder = nameFolder();
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'a file where the folder belongs');
    await expect(openMailboxStore(folder).keep(writeText(), noon)).rejects.toThrow('EEXIST');
  });

  it('lists neither unfinished files nor files of others', async () => {
    const folder = nameFolder();
    const store = openMailboxStore(folder);
    const id = await store.keep(writeText(), noon);
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
    const id = await store.keep(writeText(), noon);
    await writeFile(join(folder, `${id}.json`), text);
    expect((await store.list()).messages).toEqual([{ id, message: null }]);
  });
});

describe('the list', () => {
  it('comes in pages of 100, newest first, without gaps', async () => {
    const store = openMailboxStore(nameFolder());
    const places = Array.from({ length: 250 }, (_each, place) => place);
    const ids = await Promise.all(places.map((place) => store.keep(writeText({ place }), noon)));
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
      await store.keep(writeText({ text: 'x'.repeat(400_000) }), noon);
    const large = await store.keep(writeText({ text: 'x'.repeat(3_000_000) }), noon);
    const first = await store.list();
    const second = await store.list(large);
    expect([first.messages.length, second.messages.length, second.newer]).toEqual([1, 2, 1]);
  });
});
