import { expect, test } from 'vitest';
import { checkProse } from './check-prose.server.ts';

const codes = (text: string) => checkProse(text).map(({ code }) => code);

test.each(['nous nous occupons de tout', 'Vous vous demandez', 'what it had had', 'خطوةً خطوةً'])(
  'a word that a language says twice passes: %s',
  (text) => {
    expect(codes(text)).toEqual([]);
  },
);

test.each(['the the mast', 'sur le le site', 'الفريق الفريق', 'they nous the the'])(
  'a word that was typed twice is found: %s',
  (text) => {
    expect(codes(text)).toEqual(['word-doubled']);
  },
);
