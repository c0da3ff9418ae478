import { expect, test } from 'vitest';
import { findDiffering } from './differing-texts.ts';

const make = (text: string, source: string | undefined, more = {}) => ({
  text,
  source,
  isForm: false,
  isIntended: false,
  ...more,
});
const differing = (...texts: ReturnType<typeof make>[]) =>
  [...findDiffering(texts)].map(([{ text }, other]) => [text, other.text]);

test('different translations of one source are found, each with another one', () => {
  expect(differing(make('a', 'Save'), make('b', 'Save'), make('a', 'Save'), make('c', 'Open'))).toEqual([
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ]);
});

test('a non-breaking space makes a text different', () => {
  expect(differing(make('a b', 'Save'), make('a\u00A0b', 'Save'))).toHaveLength(2);
});

test.each([
  ['the same everywhere', make('a', 'Save'), make('a', 'Save')],
  ['a plural form', make('a', 'Save'), make('b', 'Save', { isForm: true })],
  ['not written', make('a', 'Save'), make(' ', 'Save')],
  ['meant so', make('a', 'Save'), make('b', 'Save', { isIntended: true })],
  ['no translation', make('a', undefined), make('b', undefined)],
])('a text that is %s is not reported', (_name, one, other) => {
  expect(differing(one, other)).toEqual([]);
});
