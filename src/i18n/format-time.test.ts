import { expect, it } from 'vitest';
import { formatHour, formatTime } from './format-time.ts';

const moment = new Date('2026-01-15T20:05:00Z');

it.each([
  ['en', 'America/Chicago', '2:05\u00A0PM'],
  ['en', 'Asia/Dubai', '12:05\u00A0AM'],
  ['ar', 'Europe/Paris', '9:05\u00A0م'],
  ['ar', 'Asia/Riyadh', '11:05\u00A0م'],
] as const)('in %s the clocks of %s show %s', (language, zone, time) => {
  expect(formatTime(language, moment, zone)).toBe(time);
});

it.each([
  ['en', 0, '12\u00A0AM'],
  ['en', 18, '6\u00A0PM'],
  ['ar', 6, '6\u00A0ص'],
] as const)('in %s the hour %i is written %s', (language, hour, text) => {
  expect(formatHour(language, hour)).toBe(text);
});
