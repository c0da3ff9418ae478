import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import arabic from '#src/content/read/words/notes.ar.json' with { type: 'json' };
import { translateNote } from '#src/content/read/words.server.ts';
import type { Field } from '#src/i18n/fields.server.ts';
import { runCheck } from '../../scripts/locales/check-command.ts';
import { entryKinds } from '../../scripts/locales/entry-kinds.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { copyLocales } from '../support/locales-copy.ts';
import { setValue } from './fixture-site.ts';

/** Returns all notes of a description: of texts, facts and lists. */
function listNotes(field: Field): string[] {
  switch (field.type) {
    case 'text':
    case 'plural':
    case 'fact':
      return [field.note];
    case 'list':
      return [field.note, ...listNotes(field.item)];
    case 'group':
      return Object.values(field.fields).flatMap(listNotes);
    case 'variants':
      return Object.values(field.variants).flatMap(listNotes);
    case 'derived':
      return [];
    default:
      return field satisfies never;
  }
}

const described = [
  ...bundleCatalogue.map(({ field }) => field),
  ...Object.values(entryKinds).map(({ item }) => item),
];
const notes = new Set(described.flatMap(listNotes));
const translated = Object.entries<string>(arabic);

describe('the Arabic notes', () => {
  test('exist for every description', () => {
    expect(notes.size).toBeGreaterThan(500);
    expect([...notes].filter((note) => !Object.hasOwn(arabic, note))).toEqual([]);
  });

  test('have no unused entries', () => {
    expect(Object.keys(arabic).filter((note) => !notes.has(note))).toEqual([]);
  });

  // A note whose first letter is not Arabic would be laid out from left to right.
  test('are Arabic, from their first letter', () => {
    const first = /^[^\p{L}]*\p{Script=Arabic}/u;
    expect(translated.filter(([, text]) => !first.test(text))).toEqual([]);
  });

  test('contain the same placeholders and tags', () => {
    const list = (text: string) => (text.match(/\{\{\w+\}\}|<\w+>/gu) ?? []).toSorted();
    expect(translated.filter(([note, text]) => list(note).join() !== list(text).join())).toEqual([]);
  });

  test('are shown to Arabic readers only; the others see English', () => {
    expect(translateNote('heading of the section', 'ar')).toBe('عنوان القسم');
    expect(translateNote('heading of the section', 'en')).toBe('heading of the section');
    expect(translateNote('a note of tomorrow', 'ar')).toBe('a note of tomorrow');
  });
});

describe('translators of Arabic see them', () => {
  const page = 'ar/pages/about.json';
  let root = '';
  let folder = '';

  beforeEach(() => {
    ({ root, folder } = copyLocales());
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('in findings of the check', () => {
    setValue(folder, page, ['sections', 'cta', 'title'], 'كلمة '.repeat(40).trim());
    expect(runCheck(['--lang', 'ar', page], folder).output).toContain('(\u2068عنوان القسم\u2069)');
    expect(runCheck([page], folder).output).toContain('(heading of the section)');
  });

  test.each(['xliff', 'csv', 'html'])('in exported texts, as %s', (format) => {
    const out = join(root, 'texts');
    runLocales(['export', 'ar', '--format', format, '--out', out, '--file', page], folder);
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('عنوان القسم');
    expect(text).not.toContain('heading of the section');
  });
});
