import { expect, test } from 'vitest';
import { splitInvisible } from './invisible-characters.ts';

const signsOf = (text: string) =>
  splitInvisible(text).map((piece) => (typeof piece === 'string' ? piece : `<${piece.sign}>`));

test('characters that nobody sees get a sign, everything else stays', () => {
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
