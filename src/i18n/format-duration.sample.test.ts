import { expect, it } from 'vitest';
import { formatDuration } from './format-time.ts';

it.each([
  ['en', 15, { number: '15', unit: 'minutes' }],
  ['en', 60, { number: '1', unit: 'hour' }],
  ['en', 4320, { number: '3', unit: 'days' }],
  ['ar', 30, { number: '30', unit: 'دقيقة' }],
  ['ar', 60, { unit: 'ساعة' }],
  ['ar', 120, { unit: 'ساعتان' }],
  ['ar', 240, { number: '4', unit: 'ساعات' }],
] as const)('writes in %s %i minutes with the largest whole unit', (language, minutes, expected) => {
  expect(formatDuration(language, minutes)).toEqual(expected);
});
