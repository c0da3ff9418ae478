import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { beginFolder, commitAll, git } from '../../tests/support/git-folder.ts';
import { addRemarks, closeComments, listComments, readRemarks, type Remark } from './comment-files.ts';

const path = 'ui.json';
const file = `locales/state/${defaultLanguage}.comments.json`;
const before = 'Is this a verb?';

let root = '';
let folder = '';

beforeEach(() => {
  root = beginFolder();
  folder = join(root, 'locales');
});

afterEach(() => rmSync(root, { recursive: true }));

const remarksOf = (key: string) => readRemarks(folder).remarks.get(defaultLanguage)?.[path]?.[key];
const said = (key: string) =>
  listComments(remarksOf(key)).map(({ by, text, closedBy }) => [by, text, closedBy]);
const add = (key: string, minute: number, own: Pick<Remark, 'by' | 'text'> & Partial<Remark>) => {
  const at = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
  addRemarks(folder, defaultLanguage, [{ path, key, at, kind: 'says', ...own }]);
};
const close = (key: string, minute: number, by: string) =>
  add(key, minute, {
    by,
    kind: 'closes',
    text: closeComments(
      remarksOf(key) ?? [],
      listComments(remarksOf(key)).map(({ at }) => at),
    ),
  });

/** Two people start from the same comment; the first merges the second's changes. */
function merge(mine: () => void, theirs: () => void) {
  add('save', 0, { by: 'Ola', text: before });
  commitAll(root);
  git(root, 'checkout', '--quiet', '-b', 'theirs');
  theirs();
  commitAll(root);
  git(root, 'checkout', '--quiet', 'main');
  mine();
  commitAll(root);
  git(root, 'merge', '--quiet', '--no-edit', 'theirs');
}

test('a merge keeps the remarks of both sides, about the same text and its neighbors, in order', () => {
  merge(
    () => add('save', 2, { by: 'Rea', text: 'A noun:\n“the save”.' }),
    () => {
      add('save', 1, { by: 'Noor', text: 'No, a } noun "here"\u2028, <<<<<<< I think' });
      add('save-all', 3, { by: 'Noor', text: 'And this?' });
    },
  );
  expect(said('save')).toEqual([
    ['Ola', before, null],
    ['Noor', 'No, a } noun "here"\u2028, <<<<<<< I think', null],
    ['Rea', 'A noun:\n“the save”.', null],
  ]);
  expect(said('save-all')).toEqual([['Noor', 'And this?', null]]);
  expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toBeTypeOf('object');
});

test('remarks closed on one side stay closed, new remarks of the other side stay open', () => {
  merge(
    () => close('save', 5, 'Rea'),
    () => add('save', 4, { by: 'Noor', text: 'Wait!' }),
  );
  expect(said('save')).toEqual([
    ['Ola', before, 'Rea'],
    ['Noor', 'Wait!', null],
  ]);
});

test('a file with conflict markers is a separate problem and is never overwritten', () => {
  add('save', 0, { by: 'Ola', text: before });
  const marked = `<<<<<<< HEAD\n${readFileSync(join(root, file), 'utf8')}`;
  writeFileSync(join(root, file), marked);
  expect(readRemarks(folder).problems).toMatchObject([{ line: 1, code: 'lines-marked' }]);
  expect(() => add('save', 1, { by: 'Rea', text: 'Yes' })).toThrow('cannot be read');
  expect(readFileSync(join(root, file), 'utf8')).toBe(marked);
});

test.each([
  ['is empty', () => ''],
  ['ends in a line', (text: string) => text.slice(0, -60)],
  ['holds something else', (text: string) => text.replace('"says"', '"shouts"')],
])('a file that %s is a problem and is never overwritten', (_name, hurt) => {
  add('save', 0, { by: 'Ola', text: before });
  const broken = hurt(readFileSync(join(root, file), 'utf8'));
  writeFileSync(join(root, file), broken);
  expect(readRemarks(folder).problems.map(({ code }) => code)).toEqual(['comments-malformed']);
  expect(() => add('save', 1, { by: 'Rea', text: 'Yes' })).toThrow('cannot be read');
  expect(readFileSync(join(root, file), 'utf8')).toBe(broken);
});
