import { describe, expect, it } from 'vitest';
import type { Coordinates } from './project-point.ts';
import { measureSunAltitude, SUNRISE_DEGREES } from './map-window.tsx';

const AUSTIN: Coordinates = [-97.7431, 30.2672];
const DUBAI: Coordinates = [55.2708, 25.2048];
const PARIS: Coordinates = [2.3522, 48.8566];

describe('measureSunAltitude', () => {
  // Solar noon on the longest and shortest day: 90° minus latitude, plus or minus the tilt of the earth.
  it.each<[string, string, Coordinates, number]>([
    ['Austin at noon of midsummer', '2026-06-21T18:33:00Z', AUSTIN, 90 - 30.27 + 23.44],
    ['Paris at noon of midsummer', '2026-06-21T11:53:00Z', PARIS, 90 - 48.86 + 23.44],
    ['Paris at noon of midwinter', '2026-12-21T11:49:00Z', PARIS, 90 - 48.86 - 23.44],
    ['Dubai at noon of the equinox', '2026-03-20T08:26:00Z', DUBAI, 90 - 25.2],
  ])('is right in %s', (_name, moment, place, degrees) => {
    expect(Math.abs(measureSunAltitude(new Date(moment), place) - degrees)).toBeLessThan(0.3);
  });

  // Almanacs publish 05:47 and 21:58 summer time for Paris, 07:04 and 17:35 for Dubai.
  it.each<[string, string, Coordinates]>([
    ['sunrise in Paris at midsummer', '2026-06-21T03:47:00Z', PARIS],
    ['sunset in Paris at midsummer', '2026-06-21T19:58:00Z', PARIS],
    ['sunrise in Dubai at midwinter', '2026-12-21T03:00:00Z', DUBAI],
    ['sunset in Dubai at midwinter', '2026-12-21T13:34:00Z', DUBAI],
  ])('passes the horizon at %s', (_name, moment, place) => {
    expect(Math.abs(measureSunAltitude(new Date(moment), place) - SUNRISE_DEGREES)).toBeLessThan(0.6);
  });

  it('is below the horizon at midnight', () => {
    expect(measureSunAltitude(new Date('2026-03-20T06:30:00Z'), AUSTIN)).toBeLessThan(-50);
  });
});
