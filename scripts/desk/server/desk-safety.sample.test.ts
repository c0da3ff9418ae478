import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRemark } from '../../locales/comment-files.ts';
import { writeEntry } from '../../locales/line-files.ts';
import { copyLocales, readFolder } from '../../../tests/support/locales-copy.ts';
import { draftCall, saveCall } from './answer-calls.ts';
import { handInCall } from './hand-in-call.ts';
import { fixFileCall } from './fix-file.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { confirmCall, resolveCall, undoCall } from './signing-calls.ts';

const arabic = 'ar/pages/home.json';
const english = 'en/pages/home.json';
const menu = { file: arabic, key: 'menu' };
const home = { file: english, key: 'menu' };

let root = '';
let folder = '';
let desk: Desk;

let originals: Record<string, string> = {};

// A full check takes seconds, so the desk is shared and each test's changes are reverted.
beforeAll(() => {
  ({ root, folder } = copyLocales());
  originals = readFolder(folder);
  desk = openDesk(folder);
});

afterEach(() => {
  for (const [path, text] of Object.entries(originals)) {
    if (readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    desk.forget(relative(folder, path));
  }
  for (const draft of desk.work.current().drafts) desk.work.dropDraft(draft);
  desk.work.closeSession();
});

afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Writes a file as another program would, and notifies the desk. */
const change = (file: string, edit: (text: string) => string) => {
  writeFileSync(join(folder, file), edit(read(file)));
  desk.forget(file);
};
const look = () => desk.describe('en', ['pages/home.json']);
const textOf = ({ file, key }: typeof menu) =>
  look().texts.find((text) => text.file === file && text.key === key);
const save = (place: typeof menu, text: string) =>
  saveCall(desk, { ...place, text, base: textOf(place)?.text ?? null }, 'en');
const sign = (...places: (typeof menu)[]) => {
  const texts = places.flatMap((place) => textOf(place) ?? []);
  return confirmCall(desk, { texts, reviewed: true }, 'en');
};
const undoLast = () => undoCall(desk, { id: desk.work.current().session.at(-1)?.id ?? 0 }, 'en').result;
const readBundles = () =>
  Object.fromEntries(Object.entries(readFolder(folder)).filter(([file]) => !file.includes('.drafts')));

describe('undo', () => {
  test('restores texts that were saved together, then older changes', () => {
    const before = readBundles();
    const summary = { file: arabic, key: 'summary' };
    save(summary, `${textOf(summary)?.text} وأكثر`);
    // A translation must contain the numbers of its source.
    expect(save(home, 'Home 7').result).toBe('kept');
    expect(save(menu, 'الرئيسية 7').result).toBe('done');
    expect(desk.work.current().session).toMatchObject([summary, { ...menu, beside: [home] }]);
    expect([undoLast(), read(english).includes('Home 7')]).toEqual(['done', false]);
    expect([undoLast(), readBundles()]).toEqual(['done', before]);
  });

  test('of an undone change reports that', () => {
    save(menu, 'البدء');
    const { id } = desk.work.current().session[0] ?? { id: 0 };
    const results = [undoCall(desk, { id }, 'en'), undoCall(desk, { id }, 'en')].map(({ result }) => result);
    expect(results).toEqual(['done', 'gone']);
  });

  test('removes a text that was missing before', () => {
    change(arabic, (text) => text.replace(/^ {2}"menu": .*\n/m, ''));
    const before = read(arabic);
    expect(save(menu, 'البدء').result).toBe('done');
    expect([undoLast(), read(arabic)]).toEqual(['done', before]);
  });

  test('keeps a draft and bases it on the restored text', () => {
    const old = textOf(menu)?.text ?? '';
    save(menu, 'البدء');
    draftCall(desk, { ...menu, text: 'البدء هنا', base: 'البدء' });
    expect(undoLast()).toBe('done');
    expect(desk.work.current().drafts).toEqual([{ ...menu, text: 'البدء هنا', base: old }]);
  });

  test('changes nothing while one of its files is unreadable', () => {
    save(menu, 'البدء');
    change(arabic, (text) => text.slice(1));
    const before = readBundles();
    expect([undoLast(), readBundles()]).toEqual(['unreadable', before]);
    change(arabic, (text) => `{${text}`);
    expect(undoLast()).toBe('done');
  });
});

describe('a draft', () => {
  test('that arrives after its text was saved is dropped', () => {
    const base = textOf(menu)?.text ?? '';
    save(menu, 'البدء');
    draftCall(desk, { ...menu, text: 'البدء', base });
    expect(desk.work.current().drafts).toEqual([]);
  });
});

describe('an unreadable file', () => {
  const hurts: [string, (text: string) => string][] = [
    ['that lost a comma', (text) => text.replace('",\n', '"\n')],
    ['with a byte order mark', (text) => `\uFEFF${text}`],
    ['that is empty', () => ''],
    ['with the marks of a conflict', (text) => text.replace(/^( {2}"menu".*\n)/m, '<<<<<<< HEAD\n$1')],
  ];

  test.each(hurts)('%s is shown as broken, with its last known texts', (_name, hurt) => {
    const before = look();
    const old = read(arabic);
    change(arabic, hurt);
    const { texts, broken } = look();
    expect(broken).toMatchObject([{ file: arabic, isShown: true }]);
    expect(texts.map(({ text }) => text)).toEqual(before.texts.map(({ text }) => text));
    expect(new Set(texts.filter(({ file }) => file === arabic).map(({ state }) => state))).toEqual(
      new Set(['unreadable']),
    );
    expect(save(menu, 'البدء').result).toBe('unreadable');
    const state = read('state/ar.json');
    expect([sign(menu).result, read('state/ar.json')]).toEqual(['unreadable', state]);
    change(arabic, () => old);
    expect(look()).toEqual({ ...before, drafts: [{ ...menu, text: 'البدء', base: textOf(menu)?.text }] });
    expect(save(menu, 'البدء').result).toBe('done');
  });

  test('does not count as untranslated when the desk opens', () => {
    change(arabic, (text) => text.slice(1));
    const { texts, broken } = openDesk(folder).describe('en', ['pages/home.json']);
    expect(broken).toMatchObject([{ file: arabic, isShown: false }]);
    expect(texts.filter(({ file, state }) => file === arabic && state !== 'unreadable')).toEqual([]);
  });

  test.each([english, 'shared/pages/home.json'])('makes the state of its translation unknown: %s', (file) => {
    change(file, (text) => text.slice(1));
    const state = read('state/ar.json');
    expect(textOf(menu)?.state).toBe('unreadable');
    expect([sign(menu).result, read('state/ar.json')]).toEqual(['unreadable', state]);
  });

  test('may be a state file: all texts of its language become unknown, and the file is not changed', () => {
    save(menu, 'البدء');
    sign(menu);
    change('state/ar.json', (text) =>
      text.replace('"reviewed": true,', 'reviewed": true,').replace('},', '}'),
    );
    change('state/ar.json', (text) => `${text}nothing`);
    const before = read('state/ar.json');
    expect(look().broken).toMatchObject([{ file: 'state/ar.json' }]);
    expect(textOf(menu)?.state).toBe('unknown');
    expect(textOf(home)?.state).not.toBe('unknown');
    expect([sign(menu).result, undoLast(), read('state/ar.json')]).toEqual([
      'unreadable',
      'unreadable',
      before,
    ]);
  });
});

test('a state file with conflict markers is reported, and neither overwritten nor committed', async () => {
  change('state/ar.json', (text) => text.replace('{\n', '{\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n'));
  const marked = read('state/ar.json');
  const [broken] = look().broken;
  expect(broken).toMatchObject({ file: 'state/ar.json', line: 2, sides: null, canFix: true });
  expect(sign(menu).result).toBe('unreadable');
  const { result, files, detail } = await handInCall(desk, { message: 'texts' }, 'en');
  expect([result, files, detail]).toEqual(['unreadable', [], 'state/ar.json']);
  expect(read('state/ar.json')).toBe(marked);
});

test('conflict markers in state and comment files are fixed in one step without losing a line', () => {
  const before = look();
  const remark = writeEntry(createRemark('Sara', 'هل هذا صحيح؟'));
  const rows = {
    'state/ar.json': read('state/ar.json').split('\n').slice(1, 3),
    'state/ar.comments.json': ['menu', 'name'].map((key) => `  "pages/home.json:${key}": ${remark},`),
  };
  for (const [file, [first = '', second = '']] of Object.entries(rows)) {
    const sides = ['<<<<<<< HEAD', first, '||||||| base', '=======', second, '>>>>>>> theirs'];
    const rest = file === 'state/ar.json' ? read(file).split('\n').slice(3) : ['}', ''];
    writeFileSync(join(folder, file), ['{', ...sides, ...rest].join('\n'));
    desk.forget(file);
    expect(look().broken).toMatchObject([{ file, canFix: true }]);
    const { result, part } = fixFileCall(desk, { file }, 'en');
    expect([result, part.broken]).toEqual(['done', []]);
    expect(read(file)).toBe(['{', first, second, ...rest].join('\n'));
  }
  expect(look().texts).toEqual(before.texts);
  expect(look().threads.map(({ key }) => key)).toEqual(['menu', 'name']);
  rmSync(join(folder, 'state/ar.comments.json'));
  expect(() => fixFileCall(desk, { file: 'state/../../x.json' }, 'en')).toThrow('There is no');
});

describe('a signature', () => {
  test('applies only to the text that the user saw', () => {
    const seen = textOf(menu);
    change(arabic, (text) => text.replace('"menu": "الرئيسية"', '"menu": "البدء"'));
    const state = read('state/ar.json');
    const { result, part } = confirmCall(desk, { texts: seen ? [seen] : [], reviewed: true }, 'en');
    expect([result, read('state/ar.json')]).toEqual(['conflict', state]);
    expect(part.texts.find(({ file, key }) => file === arabic && key === 'menu')?.text).toBe('البدء');
    expect(sign(menu).result).toBe('done');
  });

  test('of a translation applies to the source that the user saw', () => {
    const seen = textOf(menu);
    change(english, (text) => text.replace('"menu": "Home"', '"menu": "Start"'));
    expect(confirmCall(desk, { texts: seen ? [seen] : [], reviewed: true }, 'en').result).toBe('conflict');
  });
});

describe('a merge conflict', () => {
  const menuLine = /^ {2}"menu": .*\n/m;
  const nameLine = /^ {2}"name": .*\n/m;
  /** As git leaves two lines with one change per side, and a third line changed on both sides. */
  const collide = (text: string) => {
    const [name = '', line = ''] = [nameLine.exec(text)?.[0], menuLine.exec(text)?.[0]];
    const mine = name.replace(/: ".*"/, ': "لنا"') + line;
    const theirs = name + line.replace(/: ".*"/, ': "لهم"');
    return text
      .replace(menuLine, '')
      .replace(nameLine, `<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> other\n`);
  };

  test('is shown with both sides and resolved text by text', () => {
    const name = textOf({ file: arabic, key: 'name' })?.text ?? '';
    const before = read(arabic);
    change(arabic, collide);
    const [broken] = look().broken;
    const texts = [
      { key: 'name', here: 'لنا', there: name },
      { key: 'menu', here: 'الرئيسية', there: 'لهم' },
    ];
    expect(broken?.sides).toEqual({ names: { here: 'HEAD', there: 'other' }, texts });
    const [first, second] = texts;
    if (first === undefined || second === undefined) throw new Error('There are two texts.');
    const half = [{ ...first, takes: 'here' as const }];
    expect(resolveCall(desk, { file: arabic, texts: half }, 'en').result).toBe('conflict');
    const whole = [...half, { ...second, takes: 'there' as const }];
    const { result, part } = resolveCall(desk, { file: arabic, texts: whole }, 'en');
    expect([result, part.broken]).toEqual(['done', []]);
    expect(read(arabic)).toBe(
      before.replace(`"name": "${name}"`, '"name": "لنا"').replace('"menu": "الرئيسية"', '"menu": "لهم"'),
    );
  });

  test('that has changed since is not resolved', () => {
    change(arabic, collide);
    const [broken] = look().broken;
    change(arabic, (text) => text.replace('"لنا"', '"للجميع"'));
    const texts = (broken?.sides?.texts ?? []).map((text) => ({ ...text, takes: 'here' as const }));
    const before = read(arabic);
    expect(resolveCall(desk, { file: arabic, texts }, 'en').result).toBe('conflict');
    expect(read(arabic)).toBe(before);
  });

  test('with an invalid bundle on one side is reported as a broken file', () => {
    change(arabic, (text) => collide(text).replace('{', ''));
    expect(look().broken).toMatchObject([{ file: arabic, sides: null }]);
  });

  test('is also resolved in terms and facts; a removed group is removed as a whole', () => {
    const both = (here: unknown, there: unknown) =>
      `<<<<<<< HEAD\n${JSON.stringify(here)}\n=======\n${JSON.stringify(there)}\n>>>>>>> other\n`;
    const choose = (file: string, here: unknown, there: unknown) => {
      change(file, () => both(here, there));
      const sides = look().broken.find((each) => each.file === file)?.sides;
      if (sides === null || sides === undefined) return null;
      const texts = sides.texts.map((text) => ({ ...text, takes: 'there' as const }));
      expect(resolveCall(desk, { file, texts }, 'en').result).toBe('done');
      const written: unknown = JSON.parse(read(file));
      return written;
    };
    const term = (ar: string) => ({ terms: [{ en: 'Mast', ar }] });
    expect(choose('glossary.json', term('صارٍ'), term('سارية'))).toEqual(term('سارية'));
    const entry = { a: { question: '1', tags: { b: { label: '2' } } }, c: '3' };
    expect(choose('ar/records/faq.json', entry, { c: '3' })).toEqual({ c: '3' });
    expect(choose('shared/records/clients.json', [{ id: 'a', at: 1 }], [{ id: 'a', at: 2 }])).toBeNull();
    expect(choose('shared/records/clients.json', ['a', 'b'], ['a'])).toBeNull();
  });
});
