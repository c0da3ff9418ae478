import { expect, test } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { emptyPart, plain } from '../overview.fixture.ts';
import type { DeskText } from '../protocol.ts';
import { type DeskState, emptyState, keepEdit, makePages, textAt } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { findingsByName, listForms, selectTexts, selectUnread, type View } from './select-texts.ts';
import { summarizeFiles } from './summarize-files.ts';
import { selectReplacements } from './select-replacements.ts';

const FILES = 400;
const TEXTS_OF_FILE = 100;
const file = `${defaultLanguage}/pages/page-7.json`;
const place = { file, key: 'text-3' };

let reads = 0;

/** A text that counts its property reads. */
function countedText(page: number, index: number): DeskText {
  const own = { file: `${defaultLanguage}/pages/page-${String(page)}.json`, key: `text-${String(index)}` };
  const text: DeskText = {
    ...plain,
    ...own,
    mark: page * TEXTS_OF_FILE + index,
    text: 'As it stands',
    length: 12,
  };
  return new Proxy(text, {
    get(target, name) {
      reads += 1;
      const value: unknown = Reflect.get(target, name);
      return value;
    },
  });
}

const finding = { found: '', expected: '', remedy: '', isWarning: false, canMean: false };
const texts = Array.from({ length: FILES * TEXTS_OF_FILE }, (_, index) =>
  countedText(Math.floor(index / TEXTS_OF_FILE), index % TEXTS_OF_FILE),
);
const loaded = makePages(
  mergePart(emptyState, {
    ...emptyPart,
    texts,
    findings: [{ file, key: 'text-9', ...finding }],
  }),
);

/** All values derived from the state, in display order. */
function show(state: DeskState, view: View) {
  const shown = selectTexts(state, view);
  const own = textAt(state.texts, place);
  return {
    shown,
    files: summarizeFiles(state, defaultLanguage),
    unread: selectUnread(state, shown),
    forms: own && listForms(state, own),
    findings: findingsByName(state.findings),
    replacements: selectReplacements(state),
  };
}

test.each([
  ['of a file', { isWhole: false, filter: 'all', query: '' }],
  ['of all files', { isWhole: true, filter: 'all', query: '' }],
  ['with open tasks', { isWhole: true, filter: 'tasks', query: '' }],
  ['from a search', { isWhole: false, filter: 'all', query: 'stands' }],
] as const)('a keystroke reads only its own text, with texts %s in the table', (_name, view) => {
  const typed = (text: string) => keepEdit(loaded, { ...place, text, base: 'As it stands' });
  const first = show(typed('As it stood'), { ...view, file });
  reads = 0;
  const next = show(typed('Another one, found by no search'), { ...view, file });
  expect(reads).toBeLessThan(20);
  expect(next.replacements).toEqual([
    { mark: 703, original: 'As it stands', painted: 'Another one, found by no search' },
  ]);
  for (const part of ['shown', 'files', 'unread', 'forms', 'findings'] as const) {
    expect(Object.is(next[part], first[part]), part).toBe(true);
  }
});
