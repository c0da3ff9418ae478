import { describe, expect, it } from 'vitest';
import { measureDistance } from './measure-distance.ts';
import type { Coordinates } from './project-point.ts';

/** A quarter of the circumference of the earth, km. */
const QUARTER = (6371.0088 * Math.PI) / 2;

describe('measureDistance', () => {
  it.each<[string, Coordinates, Coordinates, number]>([
    ['nothing from a place to itself', [31.2, 30], [31.2, 30], 0],
    ['a quarter along the equator', [-45, 0], [45, 0], QUARTER],
    ['a quarter from the pole', [12, 90], [-120, 0], QUARTER],
    ['half the way to the other side', [20, 30], [-160, -30], 2 * QUARTER],
    ['across the date line the short way', [179, 0], [-179, 0], QUARTER / 45],
    // Airports publish 5,550 km between London and New York; these points are the city centers.
    ['from London to New York', [-0.1276, 51.5072], [-74.006, 40.7128], 5570],
  ])('is %s', (_name, from, to, kilometers) => {
    expect(Math.abs(measureDistance(from, to) - kilometers)).toBeLessThan(1);
    expect(measureDistance(to, from)).toBeCloseTo(measureDistance(from, to), 9);
  });
});
