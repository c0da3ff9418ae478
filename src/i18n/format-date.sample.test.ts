import { expect, it } from 'vitest';
import { formatPeriod } from './format-time.ts';

it('writes the common parts of two dates once', () => {
  expect(formatPeriod('en', '2024-07-01', '2025-02-27')).toBe('July 1, 2024\u2009–\u2009February 27, 2025');
  expect(formatPeriod('en', '2025-01-01', '2025-02-27')).toBe('January 1\u2009–\u2009February 27, 2025');
});
