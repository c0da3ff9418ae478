import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { copyLocales, readFolder } from '../../../tests/support/locales-copy.ts';
import { git } from '../../../tests/support/git-folder.ts';
import { confirmTexts } from '../../locales/confirm-texts.ts';
import { checkLocales } from '../../locales/check-locales.ts';
import { packedPart } from '../packed-texts.ts';
import { isSamePlace } from '../protocol.ts';
import { addTermCall } from './add-term.ts';
import { checkCall, saveCall } from './answer-calls.ts';
import { createDeskHandler } from './desk-handler.ts';
import { handInCall, sendCall } from './hand-in-call.ts';
import { fixFileCall } from './fix-file.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { meanCall, remarkCall, settleCall } from './remark-calls.ts';
import { undoCall } from './signing-calls.ts';
import { aidCall } from './text-aid.ts';
import { versionsCall } from './text-versions.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

const menu = { file: 'ar/pages/home.json', key: 'menu' };
const lead = { file: 'ar/pages/home.json', key: 'sections.hero.lead' };

let root = '';
let folder = '';
let desk: Desk;

beforeEach(() => {
  ({ root, folder } = copyLocales());
  git(root, 'init', '--quiet');
  git(root, 'config', 'user.name', 'Rea Noor');
  desk = openDesk(folder);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a comment', () => {
  test('is stored with its author, answered, and closed up to the last one seen', () => {
    const [first] = remarkCall(desk, { ...menu, text: 'Is this a verb?' }, 'en').part.threads[0]?.said ?? [];
    expect(first).toMatchObject({ by: 'Rea Noor', text: 'Is this a verb?', closedBy: null });
    remarkCall(desk, { ...menu, text: 'No:\na noun.' }, 'en');
    const { threads } = settleCall(desk, { ...menu, seen: [first?.at ?? ''] }, 'en').part;
    expect(threads).toMatchObject([{ ...menu, said: [{ closedBy: 'Rea Noor' }, { closedBy: null }] }]);
    expect(openDesk(folder).describe('ar', ['pages/home.json']).threads).toEqual(threads);
  });

  test('changes no text: nothing else is written, and the pages are not rebuilt', () => {
    const before = readFolder(folder);
    remarkCall(desk, { ...menu, text: 'Is this a verb?' }, 'en');
    const { [join(folder, 'state/ar.comments.json')]: kept, ...others } = readFolder(folder);
    expect(others).toEqual(before);
    expect(kept).toContain('"pages/home.json:menu": { "at": ');
    expect(desk.forget('state/ar.comments.json')).toBe(false);
  });

  test('is rejected if the existing comments are unreadable, and the desk shows that', () => {
    const file = join(folder, 'state/ar.comments.json');
    writeFileSync(file, '<<<<<<< oops');
    const { result, findings, part } = remarkCall(desk, { ...menu, text: 'Is this a verb?' }, 'en');
    expect([result, findings]).toEqual(['unreadable', [expect.objectContaining({ key: '' })]]);
    expect(part.broken.map((each) => each.file)).toEqual(['state/ar.comments.json']);
    expect(part.texts.every(({ state }) => state !== 'unreadable')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('<<<<<<< oops');
  });

  test('needs an existing text', () => {
    expect(() => remarkCall(desk, { ...menu, key: '__proto__', text: 'x' }, 'en')).toThrow('There is no');
  });
});

describe('earlier versions of a text', () => {
  const rewrite = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    desk.forget(file);
  };
  const commitAs = (name: string) => {
    git(root, 'add', 'locales');
    git(root, '-c', `user.name=${name}`, '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'texts');
  };

  test('are the last five with their authors; the signer is shown once the signature is committed', async () => {
    commitAs('Ola');
    const texts = ['الرئيسية', 'أ', 'ب', 'ج', 'د', 'هـ'];
    for (const [index, text] of texts.entries()) {
      if (index === 0) continue;
      rewrite(menu.file, `"menu": "${texts[index - 1] ?? ''}"`, `"menu": "${text}"`);
      commitAs(`Author ${String(index)}`);
      rewrite(menu.file, '"name": "', '"name": "-');
      commitAs('Somebody else');
    }
    confirmTexts(folder, { names: ['ar/pages/home.json:menu'], reviewed: true });
    const before = await versionsCall(desk, menu);
    expect(before.versions.map(({ by, text }) => [by, text])).toEqual(
      [5, 4, 3, 2, 1].map((index) => [`Author ${String(index)}`, texts[index]]),
    );
    expect(before.signed).toBeNull();
    commitAs('Mona');
    const after = await versionsCall(desk, menu);
    expect(after.signed).toMatchObject({ by: 'Mona', reviewed: true });
    expect(Number.isNaN(Date.parse(after.signed?.at ?? ''))).toBe(false);
  });

  test('are empty without git history', async () => {
    expect(await versionsCall(desk, menu)).toEqual({ versions: [], signed: null });
  });
});

test('changes that cancel each other out are not committed, and leave the list', async () => {
  git(root, 'config', 'user.email', 'rea@site.example');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', 'texts');
  const old = desk.describe('en', ['pages/home.json']).texts.find((text) => isSamePlace(text, menu))?.text;
  const before = old ?? '';
  saveCall(desk, { ...menu, text: 'البدء', base: before }, 'en');
  const { part } = saveCall(desk, { ...menu, text: before, base: 'البدء' }, 'en');
  expect(part.session).toHaveLength(2);
  const answer = await handInCall(desk, { message: 'texts' }, 'en');
  expect([answer.result, answer.files, answer.part.session]).toEqual(['nothing', [], []]);
});

test('a term is added to the glossary once, and shown next to sources that contain it', async () => {
  const { texts } = desk.describe('en', ['pages/home.json']);
  const en = texts.find((text) => isSamePlace(text, lead))?.source ?? '';
  const add = (term: string) => addTermCall(desk, { en: term, ar: 'الدخول' }, 'en');
  expect(add(en).result).toBe('done');
  const file = join(folder, 'glossary.json');
  const written = readFileSync(file, 'utf8');
  const entry = `    {\n      "en": ${JSON.stringify(en)},\n      "ar": "الدخول"\n    }\n  ],`;
  expect(written).toContain(entry);
  expect((await aidCall(desk, lead)).terms).toContainEqual({ source: en, text: 'الدخول' });
  expect(add(en.toUpperCase())).toMatchObject({ result: 'conflict', disk: 'الدخول' });
  writeFileSync(file, written.slice(1));
  expect(add('Mast').result).toBe('unreadable');
  expect(readFileSync(file, 'utf8')).toBe(written.slice(1));
});

test('an added term can be undone, unless the glossary has changed since', () => {
  const file = join(folder, 'glossary.json');
  const before = readFileSync(file, 'utf8');
  const add = (en: string) => addTermCall(desk, { en, ar: 'سارية' }, 'en').part.session.at(-1)?.id ?? 0;
  const undo = (id: number) => undoCall(desk, { id }, 'en');
  const [first, second] = [add('Guyed mast'), add('Stayed mast')];
  expect(desk.work.current().session).toMatchObject([
    { entry: 'term', name: 'Guyed mast', files: ['glossary.json'] },
    { entry: 'term', name: 'Stayed mast' },
  ]);
  expect(undo(first).result).toBe('conflict');
  expect(readFileSync(file, 'utf8')).toContain('Guyed mast');
  expect([undo(second).result, undo(first).part.session]).toEqual(['done', []]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('different translations of one source are reported until they are marked as intended', () => {
  const find = () => checkLocales(folder).problems.filter(({ code }) => code === 'translation-differs');
  const [reported] = find();
  const place = { file: withoutFolder(reported?.file ?? ''), key: reported?.path ?? '' };
  const isReported = () =>
    find().some(({ file, path }) => isSamePlace({ file: withoutFolder(file), key: path }, place));
  const path = place.file.replace('ar/', '');
  const known = desk.describe('en', [path]).texts.find((text) => isSamePlace(text, place));
  expect([reported?.isWarning, isReported()]).toEqual([true, true]);
  const text = known?.text ?? '';
  const { part } = meanCall(desk, { ...place, text, source: known?.source ?? '' }, 'en');
  expect(part.texts.filter(({ isIntended }) => isIntended)).toMatchObject([place]);
  expect([part.threads, isReported()]).toEqual([[], false]);
  // A changed text is no longer marked as intended.
  saveCall(desk, { ...place, text: `${text} كذلك`, base: text }, 'en');
  expect(desk.describe('en', [path]).texts.some(({ isIntended }) => isIntended)).toBe(false);
});

test('an ending that differs from the source is reported while typing, until it is marked as intended', () => {
  const { text, source } =
    desk.describe('en', ['pages/home.json']).texts.find((each) => isSamePlace(each, lead)) ?? {};
  const other = `${(text ?? '').replace(/\.$/, '')}؟`;
  const isEnd = ({ canMean }: { canMean: boolean }) => canMean;
  const typed = checkCall(desk, { ...lead, text: other }, 'en');
  expect(typed.findings.filter(isEnd)).toMatchObject([{ ...lead, isWarning: true }]);
  const saved = saveCall(desk, { ...lead, text: other, base: text ?? null }, 'ar');
  expect(saved.part.findings.filter(isEnd)).toMatchObject([lead]);
  const find = () =>
    checkLocales(folder).problems.filter(
      ({ code, file }) => code === 'ending-differs' && withoutFolder(file) === lead.file,
    );
  expect(find()).toMatchObject([{ path: lead.key, isWarning: true }]);
  const { part } = meanCall(desk, { ...lead, text: other, source: source ?? '' }, 'en');
  expect([part.findings.filter(isEnd), find()]).toEqual([[], []]);
});

test('a missing comma is fixed in one step; other syntax errors are left', () => {
  const path = join(folder, menu.file);
  const before = readFileSync(path, 'utf8');
  const hurt = (text: string) => {
    writeFileSync(path, text);
    desk.forget();
    return desk.describe('en', []).broken.map(({ file, canFix }) => [file, canFix]);
  };
  expect(hurt(before.replace(',', ''))).toEqual([[menu.file, true]]);
  const { result, part } = fixFileCall(desk, { file: menu.file }, 'en');
  expect([result, part.broken, readFileSync(path, 'utf8')]).toEqual(['done', [], before]);
  // A byte order mark, as some editors add.
  if (hurt(`\uFEFF${before}`).length > 0) fixFileCall(desk, { file: menu.file }, 'en');
  expect(desk.describe('en', []).broken).toEqual([]);
  expect(hurt('<html>')).toEqual([[menu.file, false]]);
  expect(fixFileCall(desk, { file: menu.file }, 'en').result).toBe('unreadable');
  expect(readFileSync(path, 'utf8')).toBe('<html>');
  expect(() => fixFileCall(desk, { file: '../x.json' }, 'en')).toThrow('There is no');
});

test('requests during a merge wait and never see conflict markers', async () => {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', 'texts');
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', 'place');
  git(root, 'remote', 'add', 'home', join(root, 'place'));
  git(root, 'push', '--quiet', '--set-upstream', 'home', 'HEAD:main');
  const path = join(folder, menu.file);
  const write = (key: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace(new RegExp(`("${key}": ").`), '$1س'));
  write('name');
  git(root, 'commit', '--quiet', '--all', '-m', 'theirs');
  git(root, 'push', '--quiet', 'home', 'HEAD:main');
  git(root, 'reset', '--quiet', '--hard', 'HEAD~1');
  desk.forget();
  write('menu');
  await handInCall(desk, { message: 'mine' }, 'en');
  const handle = createDeskHandler(desk, () => Promise.resolve({}));
  const server = createServer((request, response) => void handle(request, response, () => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = z.object({ port: z.number() }).parse(server.address()).port;
  const progress = { isOver: false };
  const sending = sendCall(desk, {}, 'en').finally(() => (progress.isOver = true));
  const seen = new Set<string>();
  while (!progress.isOver) {
    desk.forget(menu.file);
    const answer = await fetch(
      `http://127.0.0.1:${String(port)}/admin/translate/api/overview?path=pages/home.json`,
    );
    for (const { file } of packedPart.parse(await answer.json()).broken) seen.add(file);
  }
  server.close();
  expect([(await sending).result, ...seen]).toEqual(['joined']);
});

test('what is saved during a commit belongs to the next session', async () => {
  git(root, 'config', 'user.email', 'rea@site.example');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', 'texts');
  const save = (text: string, base: string) => saveCall(desk, { ...menu, text, base }, 'en');
  save('البدء', 'الرئيسية');
  const handed = handInCall(desk, { message: 'texts' }, 'en');
  await desk.untilUnlocked();
  save('البدء هنا', 'البدء');
  expect((await handed).files).toEqual([`locales/${menu.file}`]);
  expect(desk.work.current().session).toMatchObject([{ ...menu, before: 'البدء' }]);
});
