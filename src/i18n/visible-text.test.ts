import { describe, expect, it } from 'vitest';
import { visibleAddress, visibleText } from './visible-text.ts';

const unseen = [
  ...Array.from('\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'),
  ...Array.from('\u200B\uFEFF\u2060\u00AD\u180E\u3164\uFFA0\u206A\uFFF9\u0000\u001B\u0085'),
];

describe('visibleText', () => {
  it.each(unseen)('removes %j', (mark) => {
    expect(visibleText(`${mark} Ada${mark} Lovelace ${mark}`)).toBe('Ada Lovelace');
  });

  it.each(['می\u200Cخواهم', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '❤\uFE0F', 'one\n\ttwo'])(
    'keeps %j',
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );

  it.each(['', ' \u200B ', '\u200C\u200D', '\uFE0F', '\u3164'])('%j shows nothing', (text) => {
    expect(visibleText(text)).toBe('');
  });
});

describe('visibleAddress', () => {
  it.each([...unseen.filter((mark) => !/\p{Cc}/u.test(mark)), '\u200C', '\u200D', '\uFE0F'])(
    'removes %j',
    (mark) => {
      expect(visibleAddress(`${mark}ada@exam${mark}ple.com ${mark}`)).toBe('ada@example.com');
    },
  );

  it.each(['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example。com', 'ada@example｡com', 'ada﹫example.com'])(
    'writes %s as everywhere',
    (wide) => {
      expect(visibleAddress(wide)).toBe('ada@example.com');
    },
  );
});
