import { describe, expect, it } from 'vitest';
import { measurePressMap, type PressShape, projectPoint } from './project-point.ts';
import { convertMapPress } from './pressed-place.ts';

function press(shape: PressShape, longitude: number, latitude: number): string {
  const { x, y } = projectPoint([longitude, latitude], shape);
  const { width, height } = measurePressMap(shape);
  return `${shape}.x=${Math.round((x / 100) * width)}&${shape}.y=${Math.round((y / 100) * height)}`;
}

const placeOf = (query: string) => new URLSearchParams(convertMapPress(query)).get('place');

describe('a press on a map', () => {
  it.each([
    ['press-mena', 33.5, 27.3],
    ['press-america', -101.9, 33.6],
    ['press-america', -73.9, 40.7],
  ] as const)('becomes latitude and longitude: %s', (shape, east, north) => {
    const [latitude, longitude] = (placeOf(`?${press(shape, east, north)}`) ?? '').split(',').map(Number);
    expect(Math.abs((latitude ?? 0) - north)).toBeLessThan(0.1);
    expect(Math.abs((longitude ?? 0) - east)).toBeLessThan(0.1);
  });

  it('follows the typed place and keeps the rest of the address', () => {
    const query = convertMapPress(`?place=Ras+Ghareb&start=May&${press('press-mena', 33, 28.4)}`);
    expect(new URLSearchParams(query).get('place')).toMatch(/^Ras Ghareb \(28\.\d+,3[23]\.\d+\)$/);
    expect(new URLSearchParams(query).get('start')).toBe('May');
    expect(query).not.toContain('press-');
  });

  it.each([
    ['\u2066Ras Ghareb\u2069', /^Ras Ghareb \(28\.\d+,33\.\d+\)$/],
    ['Ras\u0007Ghareb', /^28\.\d+,33\.\d+$/],
    ['x'.repeat(201), /^28\.\d+,33\.\d+$/],
    ['x'.repeat(185), /^x{185} \(28\.\d+,33\.\d+\)$/],
    ['x'.repeat(200), /^x{200}$/],
  ])('after %j it is an answer that the form accepts', (typed, expected) => {
    const query = `?${new URLSearchParams({ place: typed })}&${press('press-mena', 33, 28.4)}`;
    expect(placeOf(query)).toMatch(expected);
  });

  it.each([
    '?place=Jizan',
    '?press-mena.x=0&press-mena.y=0',
    '?press-mena.x=1e9&press-mena.y=3',
    '?press-mena.x=&press-mena.y=12',
    '?press-america.x=abc&press-america.y=12',
    '',
  ])('%s contains none', (query) => {
    expect(convertMapPress(query)).toBe(query);
  });
});
