import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { beginFolder, commitAll, git } from '../../tests/support/git-folder.ts';
import { readStates, writeState } from './state-files.ts';
import { findState, type Signatures, signText } from './text-state.ts';

const language = defaultLanguage;
const file = `locales/state/${language}.json`;

let root = '';
let folder = '';

beforeEach(() => {
  root = beginFolder();
  folder = join(root, 'locales');
});

afterEach(() => rmSync(root, { recursive: true }));

const keys = ['hero.title', 'hero.lead', 'hero.rest', 'name', 'title'];
/** Texts of two pages, all with the same content. */
const textsAt = (stage: string) =>
  Object.fromEntries(
    ['pages/home.json', 'ui.json'].flatMap((path) => keys.map((key) => [`${path}:${key}`, stage])),
  );

/** Signs texts; those in `unread` are not reviewed. */
function write(texts: Record<string, string>, unread: readonly string[] = []) {
  const state: Signatures = {};
  for (const [place, text] of Object.entries(texts)) {
    const [path = '', key = ''] = place.split(':');
    (state[path] ??= {})[key] = [signText({ text, source: 'source' }, !unread.includes(place))];
  }
  writeState(folder, language, state);
}

const stateOf = (place: string, text: string) => {
  const [path = '', key = ''] = place.split(':');
  return findState({ text, source: 'source' }, readStates(folder).confirmed.get(language)?.[path]?.[key]);
};

/** Two people start from the same state; the second merges the first's changes. */
function merge(mine: Record<string, string>, theirs: Record<string, string>, unread: readonly string[] = []) {
  write(textsAt('old'));
  commitAll(root);
  git(root, 'checkout', '--quiet', '-b', 'theirs');
  write({ ...textsAt('old'), ...theirs }, unread);
  commitAll(root);
  git(root, 'checkout', '--quiet', 'main');
  write({ ...textsAt('old'), ...mine });
  commitAll(root);
  git(root, 'merge', '--quiet', '--no-edit', 'theirs');
}

describe('a merge of what two people have confirmed', () => {
  test.each([
    ['neighbors', { 'ui.json:hero.rest': 'a' }, { 'ui.json:hero.lead': 'b' }],
    ['the last two lines', { 'ui.json:title': 'a' }, { 'ui.json:name': 'b' }],
    [
      'the end of one file and the beginning of the next',
      { 'pages/home.json:title': 'a' },
      { 'ui.json:hero.lead': 'b' },
    ],
    ['new keys at one place', { 'ui.json:hero.new': 'a' }, { 'ui.json:hero.more': 'b' }],
    ['new files at one place', { 'pages/a.json:name': 'a' }, { 'pages/b.json:name': 'b' }],
    ['everything', textsAt('a'), textsAt('b')],
  ])('keeps both: %s', (_name, mine, theirs) => {
    merge(mine, theirs);
    const texts = { ...textsAt('old'), ...mine, ...theirs };
    const states = Object.entries(texts).map(([place, text]) => [place, stateOf(place, text)]);
    expect(states.filter(([, state]) => state !== 'reviewed')).toEqual([]);
    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toBeTypeOf('object');
  });

  test('of the same text keeps the signature of the merged text, with its review', () => {
    const place = 'ui.json:hero.rest';
    merge({ [place]: 'a' }, { [place]: 'b' }, [place]);
    expect([stateOf(place, 'a'), stateOf(place, 'b'), stateOf(place, 'c')]).toEqual([
      'reviewed',
      'translated',
      'changed',
    ]);
  });

  test('with conflict markers is a problem until they are removed, and then has both sides', () => {
    writeFileSync(join(root, '.gitattributes'), '');
    const [mine, theirs] = [{ 'ui.json:hero.rest': 'a' }, { 'ui.json:hero.lead': 'b' }];
    expect(() => merge(mine, theirs)).toThrow('merge --quiet');
    const marked = readFileSync(join(root, file), 'utf8');
    const line = 1 + marked.split('\n').findIndex((row) => row.startsWith('<<<<<<<'));
    const { confirmed, problems } = readStates(folder);
    expect([confirmed.has(language), problems]).toEqual([
      false,
      [expect.objectContaining({ file, line, code: 'lines-marked' })],
    ]);
    expect(() => write(textsAt('new'))).toThrow(file);
    expect(readFileSync(join(root, file), 'utf8')).toBe(marked);
    writeFileSync(join(root, file), marked.replace(/^[<=>]{7}.*\n/gm, ''));
    expect([stateOf('ui.json:hero.rest', 'a'), stateOf('ui.json:hero.lead', 'b')]).toEqual([
      'reviewed',
      'reviewed',
    ]);
    expect(stateOf('ui.json:name', 'old')).toBe('reviewed');
  });
});

describe('a state', () => {
  const read = () => readFileSync(join(root, file), 'utf8');
  const hurt = (change: (text: string) => string) => {
    write(textsAt('old'));
    writeFileSync(join(root, file), change(read()));
    return read();
  };

  test('of an older version, with a group per file, is read the same way', () => {
    const signed = signText({ text: 'a', source: 'source' }, true);
    hurt(() => `{\n  "ui.json": {\n    "hero.lead": ${JSON.stringify(signed)}\n  }\n}\n`);
    expect([stateOf('ui.json:hero.lead', 'a'), stateOf('ui.json:hero.lead', 'b')]).toEqual([
      'reviewed',
      'changed',
    ]);
  });

  test.each([
    ['is empty', () => ''],
    ['ends in a line', (text: string) => text.slice(0, text.length / 2)],
    ['ends behind a line', (text: string) => text.split('\n').slice(0, 3).join('\n')],
    ['lacks its beginning', (text: string) => text.split('\n').slice(3).join('\n')],
    ['lost a quotation mark', (text: string) => text.replace('"text"', 'text"')],
    ['holds something else', (text: string) => text.replace('"reviewed": true', '"reviewed": 1')],
    ['is in UTF-16', (text: string) => text.split('').join('\0')],
  ])('that %s is a problem and stays unchanged', (_name, change) => {
    const before = hurt(change);
    const { confirmed, problems } = readStates(folder);
    expect([confirmed.has(language), problems.map(({ code }) => code)]).toEqual([false, ['state-malformed']]);
    expect(() => write(textsAt('new'))).toThrow(file);
    expect(read()).toBe(before);
  });

  test.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('with %s can be read', (_name, change) => {
    hurt(change);
    expect(stateOf('ui.json:name', 'old')).toBe('reviewed');
  });
});
