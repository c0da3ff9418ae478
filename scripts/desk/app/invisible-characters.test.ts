import { expect, test } from 'vitest';
import { fixPasted, splitInvisible } from './invisible-characters.ts';

const signsOf = (text: string) =>
  splitInvisible(text).map((piece) => (typeof piece === 'string' ? piece : `<${piece.sign}>`));

test('invisible characters get a sign, everything else stays', () => {
  expect(signsOf('500\u00A0MW')).toEqual(['500', '<NBSP>', 'MW']);
  expect(signsOf('مي\u200Cخواهم\u200F \u2066x\u2069')).toEqual([
    'مي',
    '<ZWNJ>',
    'خواهم',
    '<RLM>',
    ' ',
    '<LRI>',
    'x',
    '<PDI>',
  ]);
  expect(signsOf('A plain text, 99.9%')).toEqual(['A plain text, 99.9%']);
  expect(signsOf('')).toEqual([]);
});

test('characters from other programs get a sign, and are removed on paste', () => {
  for (const character of '\u2028\u2029\u2800\u3164\u115F\u034F\u180E\uFE0F\u{E0041}\uFFF9\uE000\u2003\u2009\u3000\t') {
    expect(signsOf(`a${character}b`), character).toEqual([
      'a',
      expect.stringMatching(/^<U\+[0-9A-F]+>$/),
      'b',
    ]);
    expect(fixPasted(`a${character}b`).replace(' ', ''), character).toBe('ab');
  }
  expect(fixPasted('\n one\r\ntwo\u2028 three\u00A0MW \n')).toBe('one two three\u00A0MW');
  expect(fixPasted(' word ')).toBe(' word ');
});
