import { describe, expect, test } from 'vitest';
import { text } from '#src/i18n/fields.server.ts';
import { checkMarks, checkProse } from './check-prose.server.ts';
import type { Quotes } from './check-typography.server.ts';

const codes = (text: string, repeats?: readonly string[]) =>
  checkProse(text, repeats).map(({ code }) => code);

test.each([
  ['nous nous occupons de tout', ['nous', 'vous']],
  ['Vous vous demandez', ['nous', 'vous']],
  ['what it had had', ['had', 'that']],
  ['خطوةً خطوةً', ['*\u064B*']],
])('only words that the language may double are accepted: %s', (text, repeats) => {
  expect(codes(text, repeats)).toEqual([]);
  expect(codes(text)).toEqual(['word-doubled']);
});

test.each(['the the mast', 'sur le le site', 'الفريق الفريق', 'they nous the the'])(
  'a word that was typed twice is found: %s',
  (text) => {
    expect(codes(text)).toEqual(['word-doubled']);
  },
);

describe('quotes and brackets are paired', () => {
  const unpaired = (value: string, quotes?: Quotes) => {
    const field = text('a text', {});
    const entry = { field, path: ['title'], value, form: undefined, numbers: {} };
    return checkMarks(entry, new Map(), quotes).map(({ values }) => values?.['mark']);
  };

  test.each<[string, Quotes | undefined]>([
    ['(a) [b] «c» “d”', undefined],
    ['der „Turm“ und der „Mast“', ['„', '“']],
    ['la «\u00A0tour\u00A0»', ['«\u00A0', '\u00A0»']],
    ['”masten” och ”tornet”', ['”', '”']],
    ['it’s ‘the mast’', ['‘', '’']],
  ])('%s', (value, quotes) => {
    expect(unpaired(value, quotes)).toEqual([]);
  });

  test.each<[string, Quotes | undefined, string]>([
    ['“the mast', undefined, '“'],
    ['the mast)', undefined, ')'],
    ['der „Turm', ['„', '“'], '„'],
    ['der Turm“', ['„', '“'], '“'],
    ['la «\u00A0tour', ['«\u00A0', '\u00A0»'], '«'],
    ['”masten” och ”tornet', ['”', '”'], '”'],
    ['der (Turm', ['„', '“'], '('],
  ])('but not in %s', (value, quotes, mark) => {
    expect(unpaired(value, quotes)).toEqual([mark]);
  });
});
