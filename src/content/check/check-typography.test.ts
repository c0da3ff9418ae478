import { expect, test } from 'vitest';
import { mendTypography } from './check-typography.server.ts';

test('what nobody sees goes, and unusual blanks and ends of lines become blanks', () => {
  for (const character of '\u2800\u3164\u115F\u034F\u180E\uFE0F\u{E0041}\uFFF9\uE000\u200B') {
    expect(mendTypography(`a${character}b`, 'latin'), character).toBe('ab');
  }
  for (const character of '\u2028\u2029\u2003\u2009\u3000\t') {
    expect(mendTypography(`a${character}b`, 'latin'), character).toBe('a b');
  }
  for (const character of '\u00A0\u202F ') {
    expect(mendTypography(`a${character}b`, 'latin'), character).toBe(`a${character}b`);
  }
});
