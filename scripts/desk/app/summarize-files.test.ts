import { expect, test } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { emptyPart, plain } from '../overview.fixture.ts';
import type { DeskText } from '../protocol.ts';
import { wordsOfSession } from './count-words.ts';
import { emptyState, keepEdit } from './desk-state.ts';
import { mergePart } from './merge-part.ts';
import { titleOfFile } from './file-title.ts';
import { summarizeFiles } from './summarize-files.ts';
import { wordsOf } from './words.ts';

const textOf = (path: string, key: string, text: string, state: DeskText['state']): DeskText => ({
  ...plain,
  file: `${defaultLanguage}/${path}`,
  key,
  text,
  state,
});
const texts = [
  textOf('pages/first.json', 'name', 'The first page', 'reviewed'),
  textOf('pages/second.json', 'name', 'Second', 'stale'),
  textOf('pages/second.json', 'lead', 'Three – more words', 'translated'),
  textOf('pages/study.json', 'sections.opening.title', 'Full coverage', 'reviewed'),
  textOf('ui.json', 'menu', 'Menu', 'translated'),
];
const state = mergePart(emptyState, { ...emptyPart, texts });

test('files keep their order during edits and show their progress', () => {
  const typed = keepEdit(state, { file: `${defaultLanguage}/ui.json`, key: 'menu', text: 'M', base: 'Menu' });
  expect(summarizeFiles(typed, defaultLanguage)).toMatchObject([
    { file: `${defaultLanguage}/pages/first.json`, words: 3, confirmedWords: 3, drafts: 0 },
    { file: `${defaultLanguage}/pages/second.json`, words: 4, confirmedWords: 3, tasks: 1 },
    { file: `${defaultLanguage}/pages/study.json`, words: 2, confirmedWords: 2 },
    { file: `${defaultLanguage}/ui.json`, words: 1, confirmedWords: 1, drafts: 1 },
  ]);
});

test('a file with unknown states is not broken and shows no confirmed share', () => {
  const unknown = mergePart(emptyState, {
    ...emptyPart,
    texts: texts.map((text) => ({ ...text, state: 'unknown' })),
  });
  for (const file of summarizeFiles(unknown, defaultLanguage))
    expect(file).toMatchObject({ isBroken: false, confirmedWords: null });
});

test('an unreadable file is broken and shows no confirmed share', () => {
  const unreadable = mergePart(emptyState, {
    ...emptyPart,
    texts: texts.map((text) => ({ ...text, state: 'unreadable' })),
  });
  for (const file of summarizeFiles(unreadable, defaultLanguage))
    expect(file).toMatchObject({ isBroken: true, confirmedWords: null });
});

test('files have the names of their pages, or of their content', () => {
  const reader = { language: 'en', t: wordsOf('en') } as const;
  const titles = ['pages/first.json', 'pages/study.json', 'pages/unknown.json', 'ui.json'].map((path) =>
    titleOfFile(state.texts, `${defaultLanguage}/${path}`, reader),
  );
  expect(titles).toEqual(['The first page', 'Full coverage', 'unknown', 'Buttons, menus, errors']);
});

test('a session counts the words of the last version of each text', () => {
  const change = { kind: 'text' as const, file: 'x', before: null, beside: [] };
  const session = [
    { ...change, id: 1, key: 'a', after: 'one two three' },
    { ...change, id: 2, key: 'a', after: 'one two' },
    { ...change, id: 3, key: 'b', after: 'three' },
  ];
  expect(wordsOfSession(session)).toBe(3);
});
