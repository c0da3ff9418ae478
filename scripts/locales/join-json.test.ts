import { expect, test } from 'vitest';
import { joinTexts } from './join-json.ts';
import { writeJson } from './json-edits.ts';

const write = (value: unknown) => `${writeJson(value)}\n`;
const join = (base: unknown, here: unknown, there: unknown) => {
  const joined = joinTexts(base === undefined ? undefined : write(base), write(here), write(there));
  return { ...joined, isWhole: joined.here === joined.there };
};

test.each([
  ['neighbors', { a: '1', b: '2' }, { a: 'x', b: '2' }, { a: '1', b: 'y' }, { a: 'x', b: 'y' }],
  [
    'new keys at one place, each behind the key that it follows',
    { a: '1', z: '9' },
    { a: '1', b: '2', z: '9' },
    { a: '1', c: '3', z: '9' },
    { a: '1', c: '3', b: '2', z: '9' },
  ],
  ['a text and the removal of another', { a: '1', b: '2' }, { a: 'x', b: '2' }, { a: '1' }, { a: 'x' }],
  [
    'new items of a list, with and without facts',
    [{ id: 'a' }, 'b'],
    [{ id: 'a' }, 'b', 'c'],
    [{ id: 'a', at: 1 }, 'b', { id: 'd' }],
    [{ id: 'a', at: 1 }, 'b', { id: 'd' }, 'c'],
  ],
  [
    'terms of the glossary',
    [{ en: 'A' }],
    [{ en: 'A' }, { en: 'B' }],
    [{ en: 'C' }, { en: 'A' }],
    [{ en: 'C' }, { en: 'A' }, { en: 'B' }],
  ],
  ['another order and a new item', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'c', 'a']],
  [
    'the day of the last change',
    { modified: '2026-01-01' },
    { modified: '2026-01-03' },
    { modified: '2026-01-02' },
    { modified: '2026-01-03' },
  ],
])('both sides are merged: %s', (_name, base, here, there, joined) => {
  expect(join(base, here, there)).toEqual({ here: write(joined), there: write(joined), isWhole: true });
});

test.each([
  [
    'the same text',
    { a: '1', b: '1' },
    { a: 'x', b: '1' },
    { a: 'y', b: 'z' },
    { a: 'x', b: 'z' },
    { a: 'y', b: 'z' },
  ],
  [
    'an entry that both have added',
    undefined,
    { e: { a: 'x' } },
    { e: { a: 'y' } },
    { e: { a: 'x' } },
    { e: { a: 'y' } },
  ],
  [
    'a text and its removal',
    { a: '1', b: '1' },
    { a: 'x', b: '1' },
    { b: '1' },
    { a: 'x', b: '1' },
    { b: '1' },
  ],
  [
    'a term',
    [{ en: 'A', ar: 'أ' }],
    [{ en: 'A', ar: 'ب' }],
    [{ en: 'A', ar: 'ج' }],
    [{ en: 'A', ar: 'ب' }],
    [{ en: 'A', ar: 'ج' }],
  ],
  [
    'the order of a list',
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
  ],
])('each side keeps its own version if both have changed %s', (_name, base, here, there, mine, theirs) => {
  expect(join(base, here, there)).toEqual({ here: write(mine), there: write(theirs), isWhole: false });
});
