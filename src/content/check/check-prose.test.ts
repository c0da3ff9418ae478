import { expect, test } from 'vitest';
import { checkProse } from './check-prose.server.ts';

const codes = (text: string, repeats?: readonly string[]) =>
  checkProse(text, repeats).map(({ code }) => code);

test.each([
  ['nous nous occupons de tout', ['nous', 'vous']],
  ['Vous vous demandez', ['nous', 'vous']],
  ['what it had had', ['had', 'that']],
  ['خطوةً خطوةً', ['*\u064B*']],
])('a word that its language may say twice passes, and no other: %s', (text, repeats) => {
  expect(codes(text, repeats)).toEqual([]);
  expect(codes(text)).toEqual(['word-doubled']);
});

test.each(['the the mast', 'sur le le site', 'الفريق الفريق', 'they nous the the'])(
  'a word that was typed twice is found: %s',
  (text) => {
    expect(codes(text)).toEqual(['word-doubled']);
  },
);
