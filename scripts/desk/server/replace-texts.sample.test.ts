import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyLocales } from '../../../tests/support/locales-copy.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { replaceCall } from './replace-texts.ts';
import { undoCall } from './signing-calls.ts';

const files = ['ar/pages/home.json', 'ar/pages/about.json', 'ar/search.json'] as const;
const [home, about, search] = files;
let root = '';
let folder = '';
let desk: Desk;

beforeAll(() => {
  ({ root, folder } = copyLocales());
  desk = openDesk(folder);
});

afterAll(() => rmSync(root, { recursive: true }));

const readAll = () => files.map((file) => readFileSync(join(folder, file), 'utf8'));
const textOf = (file: string, key: string) =>
  desk.describe('en', [file.slice(3)]).texts.find((text) => text.file === file && text.key === key)?.text ??
  '';

test('replaces words in many texts except where that breaks a rule, with one undo', () => {
  const before = readAll();
  const edit = (file: string, key: string, text: string) => ({ file, key, text, base: textOf(file, key) });
  const texts = [
    edit(home, 'menu', 'البدء'),
    edit(about, 'menu', 'عنا'),
    edit(about, 'summary', `${textOf(about, 'summary')} {{nobody}}`),
    edit(search, 'count_few', 'نتائج بلا عدد'),
    { ...edit(home, 'summary', 'نص آخر'), base: 'نص لم يعد هنا' },
  ];
  const { refused, part } = replaceCall(desk, { texts }, 'en');
  expect(refused.map(({ file, key, finding }) => [`${file}:${key}`, finding !== null])).toEqual([
    [`${home}:summary`, false],
    [`${about}:summary`, true],
    [`${search}:count_few`, true],
  ]);
  expect([textOf(home, 'menu'), textOf(about, 'menu')]).toEqual(['البدء', 'عنا']);
  expect(readAll()[2]).toBe(before[2]);
  const [change, ...others] = part.session;
  expect([change?.kind, others]).toEqual(['text', []]);
  expect(undoCall(desk, { id: change?.id ?? 0 }, 'en').result).toBe('done');
  expect(readAll()).toEqual(before);
});
