import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { packedPart } from '../packed-texts.ts';
import { type Calls, checkResult, outcome } from '../protocol.ts';
import { createDeskHandler } from './desk-handler.ts';
import { openDesk } from './open-desk.ts';

const project = join(import.meta.dirname, '../../..');
const home = 'ar/pages/home.json';
const menu = { file: home, key: 'menu' };
const address = z.object({ port: z.number() });

let root = '';
let folder = '';
let origin = '';
let close = async () => {};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'desk-'));
  folder = join(root, 'locales');
  cpSync(join(project, 'locales'), folder, { recursive: true });
  await open();
});

afterEach(async () => {
  await close();
  rmSync(root, { recursive: true });
});

/** Serves the desk for the folder, as after a restart. */
async function open() {
  const handle = createDeskHandler(openDesk(folder), () => Promise.resolve({}));
  const server = createServer((request, response) => {
    void handle(request, response, () => void response.writeHead(404).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String(address.parse(server.address()).port)}`;
  close = () => new Promise((resolve) => server.close(() => resolve()));
}

async function call<Name extends keyof Calls>(name: Name, body: Calls[Name], headers = {}) {
  return fetch(`${origin}/admin/translate/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const change = async <Name extends 'save' | 'confirm' | 'undo'>(name: Name, body: Calls[Name]) =>
  outcome.parse(await (await call(name, body)).json());
const look = async (query = '') =>
  packedPart.parse(await (await fetch(`${origin}/admin/translate/api/overview${query}`)).json());
/** Signs texts as they are on disk. */
const confirm = async (places: readonly (typeof menu)[], reviewed: boolean) => {
  const { texts } = await look();
  const isOne = (text: typeof menu) => places.some(({ file, key }) => text.file === file && text.key === key);
  return change('confirm', { texts: texts.filter(isOne), reviewed });
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const textOf = async ({ file, key }: typeof menu) =>
  (await look()).texts.find((each) => each.file === file && each.key === key);

test('a text has its note in the desk language', async () => {
  const noteOf = async (query: string) =>
    (await look(query)).texts.find(({ file, key }) => file === home && key === 'menu')?.note;
  expect(await noteOf('?language=en')).toBe('short name for the navigation bar');
  expect(await noteOf('?language=ar')).toBe('اسم قصير لشريط التنقل');
});

describe('saving a text', () => {
  test('changes only its line of the file', async () => {
    const before = read(home);
    const { result, part } = await change('save', { ...menu, text: 'الأولى', base: 'الرئيسية' });
    expect(result).toBe('done');
    expect(read(home)).toBe(before.replace('"menu": "الرئيسية"', '"menu": "الأولى"'));
    expect(part.texts.find(({ file, key }) => file === home && key === 'menu')).toMatchObject({
      text: 'الأولى',
      state: 'changed',
    });
    expect(part.session).toMatchObject([{ ...menu, before: 'الرئيسية', after: 'الأولى' }]);
  });

  test('keeps changes that others made to the file in between', async () => {
    const other = read(home).replace(/"name": "[^"]*"/, '"name": "الأولى"');
    writeFileSync(join(folder, home), other);
    expect((await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' })).result).toBe('done');
    expect(read(home)).toBe(other.replace('"menu": "الرئيسية"', '"menu": "البدء"'));
  });

  test('does not overwrite a change of the same text, and shows it', async () => {
    const other = read(home).replace('"menu": "الرئيسية"', '"menu": "الافتتاح"');
    writeFileSync(join(folder, home), other);
    const { result, disk, part } = await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    expect([result, disk]).toEqual(['conflict', 'الافتتاح']);
    expect(read(home)).toBe(other);
    expect(part.drafts).toMatchObject([{ ...menu, text: 'البدء' }]);
  });

  test('keeps a text that would break the build as a draft with the reason, also after a restart', async () => {
    const before = read(home);
    const { result, findings } = await change('save', {
      ...menu,
      text: 'البدء {{nothing}}',
      base: 'الرئيسية',
    });
    expect([result, findings.length > 0]).toEqual(['kept', true]);
    expect(findings[0]).toMatchObject(menu);
    expect(read(home)).toBe(before);
    await close();
    await open();
    expect((await look()).drafts).toEqual([{ ...menu, text: 'البدء {{nothing}}', base: 'الرئيسية' }]);
  });

  test('keeps a text without a placeholder of its source as a draft', async () => {
    const file = 'ar/pages/about.json';
    const { description: base } = z.object({ description: z.string() }).parse(JSON.parse(read(file)));
    const text = base.replace('{{company}}', 'شركتنا');
    const { result, findings } = await change('save', { file, key: 'description', text, base });
    expect([result, findings[0]?.found]).toEqual(['kept', 'no placeholder {{company}}']);
    expect(read(file)).toContain(base);
  });

  test('also saves a draft of another language that depends on it', async () => {
    // A translation must contain the numbers of its source.
    const english = { file: 'en/pages/home.json', key: 'menu', text: 'Home 7', base: 'Home' };
    const first = await change('save', english);
    expect([first.result, first.findings[0]?.file]).toEqual(['kept', home]);
    const second = await change('save', { ...menu, text: 'الرئيسية 7', base: 'الرئيسية' });
    expect([second.result, second.part.drafts]).toEqual(['done', []]);
    expect([read('en/pages/home.json'), read(home)].every((text) => text.includes(' 7",'))).toBe(true);
  });

  test('also saves drafts of other plural forms that depend on it, but no other drafts', async () => {
    const file = 'ar/search.json';
    const draftOf = async (key: string, next: string) => {
      const base = (await textOf({ file, key }))?.text ?? '';
      return { file, key, text: next, base };
    };
    const broken = await draftOf('results', 'نتائج {{nothing}}');
    // These two forms must have the same noun.
    const many = await draftOf('count_many', '{{count}} مادة');
    const other = await draftOf('count_other', '{{count}} مادة');
    await call('draft', broken);
    expect((await change('save', many)).result).toBe('kept');
    const { result, part } = await change('save', other);
    expect([result, part.drafts]).toEqual(['done', [broken]]);
    expect(read(file).match(/"{{count}} مادة"/g)).toHaveLength(2);
  });

  test('reports a text above the maximum length at once and keeps it out of the file', async () => {
    const before = read(home);
    const text = 'ش'.repeat(400_000);
    const start = performance.now();
    const { findings } = checkResult.parse(await (await call('check', { ...menu, text })).json());
    expect(findings).toMatchObject([{ ...menu, found: '400000 characters', expected: 'at most 5000' }]);
    const { result } = await change('save', { ...menu, text, base: 'الرئيسية' });
    expect([result, read(home)]).toEqual(['kept', before]);
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  test('does not change a file that is invalid JSON, and keeps the text', async () => {
    writeFileSync(join(folder, home), '{ "menu": ');
    const { result, part } = await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    expect([result, part.drafts.length]).toEqual(['unreadable', 1]);
    expect(read(home)).toBe('{ "menu": ');
  });

  test('leaves no temporary file behind', async () => {
    const before = readdirSync(folder, { recursive: true }).length;
    await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    // Only the folder of drafts and its file.
    expect(readdirSync(folder, { recursive: true })).toHaveLength(before + 2);
    expect(readdirSync(root)).toEqual(['locales']);
  });
});

describe('confirming', () => {
  test('changes the state from translated to reviewed and can be undone', async () => {
    await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    expect((await textOf(menu))?.state).toBe('changed');
    await confirm([menu], false);
    expect((await textOf(menu))?.state).toBe('translated');
    const { part } = await confirm([menu], true);
    expect((await textOf(menu))?.state).toBe('reviewed');
    await change('undo', { id: part.session.at(-1)?.id ?? 0 });
    expect((await textOf(menu))?.state).toBe('translated');
  });

  test('is one change for several texts, with one undo', async () => {
    const summary = { file: home, key: 'summary' };
    const statesOf = async () => [(await textOf(menu))?.state, (await textOf(summary))?.state];
    await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    const base = (await textOf(summary))?.text ?? '';
    await change('save', { ...summary, text: `${base} وأكثر`, base });
    const { part } = await confirm([menu, summary], true);
    expect(await statesOf()).toEqual(['reviewed', 'reviewed']);
    const undone = await change('undo', { id: part.session.at(-1)?.id ?? 0 });
    expect([part.session.length, undone.part.session.length]).toEqual([3, 2]);
    expect(await statesOf()).toEqual(['changed', 'changed']);
  });

  test('does not read texts again', () => {
    const desk = openDesk(folder);
    const before = desk.bundles.current();
    expect([desk.forget('state/ar.json'), desk.bundles.current() === before]).toEqual([false, true]);
    expect([desk.forget(home), desk.bundles.current() === before]).toEqual([true, false]);
  });

  test('writes only the signatures of its language', async () => {
    const states = ['ar', 'en'].map((language) => join(folder, `state/${language}.json`));
    await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    const start = new Date(0);
    states.forEach((file) => utimesSync(file, start, start));
    await confirm([menu], true);
    expect(states.map((file) => statSync(file).mtimeMs === 0)).toEqual([false, true]);
  });

  test('shows that a translation is older than its source', async () => {
    await change('save', { file: 'en/pages/home.json', key: 'menu', text: 'Start', base: 'Home' });
    expect(await textOf(menu)).toMatchObject({ state: 'stale', source: 'Start' });
  });
});

describe('undo', () => {
  test('restores the file byte by byte', async () => {
    const before = read(home);
    const { part } = await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    const undone = await change('undo', { id: part.session[0]?.id ?? 0 });
    expect([undone.result, undone.part.session]).toEqual(['done', []]);
    expect(read(home)).toBe(before);
  });

  test('does not revert a later change by someone else', async () => {
    const { part } = await change('save', { ...menu, text: 'البدء', base: 'الرئيسية' });
    writeFileSync(join(folder, home), read(home).replace('"menu": "البدء"', '"menu": "الافتتاح"'));
    const undone = await change('undo', { id: part.session[0]?.id ?? 0 });
    expect([undone.result, undone.disk]).toEqual(['conflict', 'الافتتاح']);
  });
});

describe('a request', () => {
  const save = { ...menu, text: 'البدء', base: 'الرئيسية' };

  test.each([
    ['another origin', { Origin: 'http://other.example' }],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
  ])('from %s is rejected', async (_name, headers) => {
    const before = read(home);
    expect((await call('save', save, headers)).status).toBe(403);
    expect(read(home)).toBe(before);
  });

  test('that is not JSON is rejected, like any form post of another site', async () => {
    expect((await call('save', save, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test.each([
    '../outside.json',
    'ar/../../outside.json',
    'shared/company.json',
    'state/ar.json',
    'glossary.json',
    '/etc/hostname',
    '__proto__',
  ])('for %s is rejected', async (file) => {
    expect((await call('save', { file, key: 'menu', text: 'x', base: null })).status).toBe(404);
    expect(readdirSync(root)).toEqual(['locales']);
  });

  test('for an unknown key is rejected', async () => {
    expect((await call('save', { file: home, key: 'nothing.here', text: 'x', base: null })).status).toBe(404);
    expect((await call('draft', { file: home, key: '__proto__.x', text: 'x', base: null })).status).toBe(404);
  });

  test('for a folder outside the bundles writes nothing', async () => {
    cpSync(join(folder, 'ar/pages'), join(root, 'elsewhere'), { recursive: true });
    rmSync(join(folder, 'ar/pages'), { recursive: true });
    symlinkSync(join(root, 'elsewhere'), join(folder, 'ar/pages'), 'junction');
    const before = readFileSync(join(root, 'elsewhere/home.json'), 'utf8');
    expect((await call('save', save)).status).toBe(500);
    expect(readFileSync(join(root, 'elsewhere/home.json'), 'utf8')).toBe(before);
  });
});
