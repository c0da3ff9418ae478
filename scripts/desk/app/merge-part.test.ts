import { expect, test } from 'vitest';
import { emptyPart, plain } from '../overview.fixture.ts';
import type { DeskText } from '../protocol.ts';
import { emptyState, listChanged, makePages, textAt } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { selectReplacements } from './select-replacements.ts';
import { isKnown } from './select-texts.ts';

const paths = ['pages/first.json', 'pages/second.json'];
const [first = '', second = ''] = paths.map((path) => `en/${path}`);
const textOf = (file: string, key: string, text: string, mark: number): DeskText => ({
  ...plain,
  file,
  key,
  text,
  mark,
});
const part = (texts: DeskText[], looked: string[]) => ({ ...emptyPart, texts, paths: looked });
const firstTexts = [textOf(first, 'name', 'First', 0)];
const secondTexts = [textOf(second, 'name', 'Second', 1), textOf(second, 'lead', 'Lead', 2)];
const opened = mergePart(emptyState, part(secondTexts, paths.slice(1)));
const loaded = makePages(mergePart(opened, part([...firstTexts, ...secondTexts], paths)));
const view = { file: second, isWhole: false, filter: 'all', query: '' } as const;

test('the file that was loaded first is put in its place among the others', () => {
  expect([...opened.texts.keys()]).toEqual([second]);
  expect([...loaded.texts.keys()]).toEqual([first, second]);
});

test('a search needs all files, a file view only its own texts', () => {
  expect([
    isKnown(emptyState, view),
    isKnown(opened, view),
    isKnown(opened, { ...view, file: first }),
  ]).toEqual([false, true, false]);
  for (const wide of [
    { ...view, isWhole: true },
    { ...view, query: 'Lead' },
  ]) {
    expect([isKnown(opened, wide), isKnown(loaded, wide)]).toEqual([false, true]);
  }
});

test('texts keep their order after a reload, and removed texts disappear', () => {
  const added = textOf(second, 'added', 'Added', 3);
  const anew = mergePart(loaded, part([...secondTexts.toReversed(), added], paths.slice(1)));
  expect(anew.texts.get(second)?.map(({ key }) => key)).toEqual(['name', 'lead', 'added']);
  const less = mergePart(anew, part(secondTexts.slice(1), paths.slice(1)));
  expect([...less.texts.values()].flat().map(({ key }) => key)).toEqual(['name', 'lead']);
  expect(textAt(less.texts, { file: second, key: 'name' })).toBeUndefined();
});

test('changed texts are computed once', () => {
  const anew = mergePart(loaded, part([textOf(second, 'name', 'Other', 1)], paths.slice(1)));
  const changed = listChanged(loaded.texts, anew.texts);
  expect(changed.map(({ now }) => now.text)).toEqual(['Other']);
  expect(listChanged(loaded.texts, anew.texts)).toBe(changed);
});

test('pages show texts saved since they were made, until an undo', () => {
  const write = (text: string) => part([textOf(second, 'name', text, 1)], paths.slice(1));
  const once = mergePart(loaded, write('Other'));
  const twice = mergePart(once, write('Another'));
  expect(selectReplacements(twice)).toEqual([{ mark: 1, original: 'Second', painted: 'Another' }]);
  expect(selectReplacements(mergePart(twice, write('Second')))).toEqual([]);
  expect(selectReplacements(makePages(twice))).toEqual([]);
});
