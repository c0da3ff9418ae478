import { expect, test } from 'vitest';
import { checkTypography } from '#src/content/check/check-typography.server.ts';
import { fixTypography } from './fix-typography.ts';

test('invisible characters are removed, unusual spaces and line breaks become spaces', () => {
  for (const character of '\u2800\u3164\u115F\u034F\u180E\uFE0F\u{E0041}\uFFF9\uE000\u200B') {
    expect(fixTypography(`a${character}b`, 'latin'), character).toBe('ab');
  }
  for (const character of '\u2028\u2029\u2003\u2009\u3000\t') {
    expect(fixTypography(`a${character}b`, 'latin'), character).toBe('a b');
  }
  for (const character of '\u00A0\u202F ') {
    expect(fixTypography(`a${character}b`, 'latin'), character).toBe(`a${character}b`);
  }
});

test.each([
  ['latin', 'see «Terms» and „Terms“ and "Terms"', 'see “Terms” and “Terms” and “Terms”'],
  ['arabic', 'راجع “الشروط” و„الشروط“ و"الشروط"', 'راجع «الشروط» و«الشروط» و«الشروط»'],
  ['arabic', 'بنسبة 5٪ أو 1٬234٫5 أو ٩٩٫٩٪', 'بنسبة 5% أو 1,234.5 أو 99.9%'],
  ['arabic', 'هل وصل؟؟ نعم،، وصل!!', 'هل وصل؟ نعم، وصل!'],
  ['arabic', 'وصل «فريق العمل ».. شكرًًا', 'وصل «فريق العمل». شكرًا'],
  ['latin', 'and so on...', 'and so on…'],
  ['latin', 'It arrived..', 'It arrived.'],
] as const)(
  'punctuation of another script and repeated punctuation are found and fixed: %s %s',
  (script, text, mended) => {
    expect(checkTypography(text, script)).not.toEqual([]);
    expect(fixTypography(text, script)).toBe(mended);
    expect(checkTypography(mended, script)).toEqual([]);
  },
);

test.each([
  ['latin', 'see “Terms”, not ‘terms’: it’s 3.5% … 1,234'],
  ['arabic', 'راجع «الشروط»، وليس غيرها؟! بنسبة 3.5% من 1,234…'],
] as const)('marks that are right stay: %s', (script, text) => {
  expect(checkTypography(text, script)).toEqual([]);
  expect(fixTypography(text, script)).toBe(text);
});

test('what only a person can rewrite is reported and not changed', () => {
  for (const text of ['وصل ????', 'وصل\uD83D', 'وصل \uDE00 الفريق']) {
    expect(
      checkTypography(text, 'arabic').map(({ code }) => code),
      text,
    ).toEqual(['character-lost']);
    expect(fixTypography(text, 'arabic')).toBe(text);
  }
  expect(fixTypography('وصل&nbsp; الفريق', 'arabic')).toBe('وصل&nbsp; الفريق');
  expect(checkTypography('وصل 😀', 'arabic')).toEqual([]);
});

test('quotes are those of the language, or else those of its script', () => {
  const french = ['«\u00A0', '\u00A0»'] as const;
  expect(checkTypography('voir «\u00A0Conditions\u00A0»', 'latin', french)).toEqual([]);
  expect(checkTypography('voir “Conditions”', 'latin', french)).toMatchObject([{ code: 'quote-foreign' }]);
  for (const typed of ['“Conditions”', '"Conditions"', '«Conditions»', '« Conditions »']) {
    expect(fixTypography(`voir ${typed}`, 'latin', french)).toBe('voir «\u00A0Conditions\u00A0»');
  }
});

test.each([
  ['[', ']'],
  ['\\', '/'],
  ['(', '-'],
  ['^', '“'],
])('a language may name any characters as its quotes: %s %s', (...quotes) => {
  const text = `voir ${quotes.join('Conditions')}`;
  expect(checkTypography(text, 'latin', quotes)).toEqual([]);
  expect(checkTypography('voir «Conditions»', 'latin', quotes)).toMatchObject([{ code: 'quote-foreign' }]);
  expect(fixTypography('voir «Conditions»', 'latin', quotes)).toBe(text);
});
