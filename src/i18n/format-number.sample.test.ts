import { describe, expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('formatNumber', () => {
  test.each([
    ['en', 12345.678, '12,345.68'],
    ['ar', 12345.678, '12,345.68'],
    ['en', 262.5, '262.5'],
    ['ar', 262.5, '262.5'],
    ['en', 3, '3'],
    ['ar', 3, '3'],
    ['ar', -5, '-5'],
  ] as const)('%s writes %d as %s', (language, value, written) => {
    expect(formatNumber(language, value)).toBe(written);
  });

  test.each([
    ['en', 1.2, 2, '1.20'],
    ['ar', 0, 1, '0.0'],
    ['ar', 5, 0, '5'],
  ] as const)('%s writes %d with %i decimals as %s', (language, value, decimals, written) => {
    expect(formatNumber(language, value, decimals)).toBe(written);
  });
});
