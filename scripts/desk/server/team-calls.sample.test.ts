import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyLocales, readFolder } from '../../../tests/support/locales-copy.ts';
import { git } from '../../../tests/support/git-folder.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { sayCall, settleCall } from './remark-calls.ts';

const menu = { file: 'ar/pages/home.json', key: 'menu' };

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
  test('is kept with its author, answered, and closed as far as it was read', () => {
    const [first] = sayCall(desk, { ...menu, text: 'Is this a verb?' }, 'en').part.threads[0]?.said ?? [];
    expect(first).toMatchObject({ by: 'Rea Noor', text: 'Is this a verb?', closedBy: null });
    sayCall(desk, { ...menu, text: 'No:\na noun.' }, 'en');
    const { threads } = settleCall(desk, { ...menu, seen: [first?.at ?? ''] }, 'en').part;
    expect(threads).toMatchObject([{ ...menu, said: [{ closedBy: 'Rea Noor' }, { closedBy: null }] }]);
    expect(openDesk(folder).describe('ar', ['pages/home.json']).threads).toEqual(threads);
  });

  test('is no text: nothing else is written, and the pages are not made anew', () => {
    const before = readFolder(folder);
    sayCall(desk, { ...menu, text: 'Is this a verb?' }, 'en');
    const { [join(folder, 'state/ar.comments.json')]: kept, ...others } = readFolder(folder);
    expect(others).toEqual(before);
    expect(kept).toContain('"pages/home.json:menu": { "at": ');
    expect(desk.forget('state/ar.comments.json')).toBe(false);
  });

  test('is refused where the others cannot be read, and the desk says so', () => {
    const file = join(folder, 'state/ar.comments.json');
    writeFileSync(file, '<<<<<<< oops');
    const { result, findings, part } = sayCall(desk, { ...menu, text: 'Is this a verb?' }, 'en');
    expect([result, findings]).toEqual(['unreadable', [expect.objectContaining({ key: '' })]]);
    expect(part.broken.map((each) => each.file)).toEqual(['state/ar.comments.json']);
    expect(part.texts.every(({ state }) => state !== 'unreadable')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('<<<<<<< oops');
  });

  test('is about a text that there is', () => {
    expect(() => sayCall(desk, { ...menu, key: '__proto__', text: 'x' }, 'en')).toThrow('There is no');
  });
});
