import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

const moment = new Date('2026-01-15T20:05:00Z');

it.each([
  ['en', 'America/Chicago', '2:05\u00A0PM'],
  ['en', 'Asia/Dubai', '12:05\u00A0AM'],
  ['ar', 'Europe/Paris', '9:05\u00A0م'],
  ['ar', 'Asia/Riyadh', '11:05\u00A0م'],
] as const)('in %s the clocks of %s show %s', (language, zone, time) => {
  expect(formatTime(language, moment, zone)).toBe(time);
});
