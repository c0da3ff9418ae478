import { describe, expect, it } from 'vitest';
import { MAP_SCALE } from '#src/config/constants.ts';
import { type Coordinates, mapFrames, type MapShape, projectPoint, viewFrame } from './project-point.ts';

/** Length of the equator in units of the projection. */
const equator = 2 * Math.PI * MAP_SCALE;

describe.each(['north-america', 'europe', 'mena', 'reach', 'press-america', 'press-mena'] as const)(
  'projectPoint on the %s map',
  (shape) => {
    const { width, height, center } = mapFrames[shape];
    const [longitude] = center;

    it('puts the center of the frame in the middle', () => {
      expect(projectPoint(center, shape)).toEqual({ x: 50, y: 50 });
    });

    it.each<[string, Coordinates, number]>([
      ['a quarter of the world to the east', [longitude + 90, 0], 50 + (25 * equator) / width],
      ['a quarter of the world to the west', [longitude - 90, 0], 50 - (25 * equator) / width],
    ])('keeps longitudes in proportion: %s', (_name, point, x) => {
      expect(projectPoint(point, shape).x).toBeCloseTo(x, 6);
    });

    it('makes the world as high as wide at the latitudes where the projection is a square', () => {
      const north = projectPoint([0, 85.0511287798], shape).y;
      const south = projectPoint([0, -85.0511287798], shape).y;
      expect(((south - north) / 100) * height).toBeCloseTo(equator, 3);
    });

    it('is the frame that a drawing of the world is cropped to', () => {
      const [x, y, ...size] = viewFrame(shape, 1000).split(' ').map(Number);
      expect(size).toEqual([width, height]);
      const corner = projectPoint([0, 0], shape);
      expect(500 - (x ?? 0)).toBeCloseTo((corner.x / 100) * width, 1);
      expect(500 - (y ?? 0)).toBeCloseTo((corner.y / 100) * height, 1);
    });
  },
);

it.each<[MapShape, string, Coordinates]>([
  ['reach', 'Austin', [-97.74, 30.27]],
  ['reach', 'Dubai', [55.27, 25.2]],
  ['reach', 'Paris', [2.35, 48.86]],
  ['north-america', 'Austin', [-97.74, 30.27]],
  ['europe', 'Paris', [2.35, 48.86]],
  ['mena', 'Cairo', [31.24, 30.04]],
  ['mena', 'Dubai', [55.27, 25.2]],
  ['press-america', 'Los Angeles', [-118.24, 34.05]],
  ['press-america', 'Boston', [-71.06, 42.36]],
  ['press-mena', 'Cairo', [31.24, 30.04]],
])('the map %s shows %s', (shape, _name, point) => {
  const { x, y } = projectPoint(point, shape);
  expect(Math.min(x, y)).toBeGreaterThan(5);
  expect(Math.max(x, y)).toBeLessThan(95);
});
