import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test.each([
  ['en', 8200, '8,200\u00A0km'],
  ['en', 900.4, '900\u00A0km'],
  ['ar', 8200, '8,200\u00A0كم'],
] as const)('%s writes %d as %s', (language, kilometers, written) => {
  expect(formatDistance(language, kilometers)).toBe(written);
});
