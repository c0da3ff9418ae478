import { describe, expect, it } from 'vitest';
import { PRESS_MAP } from './map-frame.ts';
import { namePressedPlace } from './pressed-place.ts';
import { projectPoint } from './project-point.ts';

function press(longitude: number, latitude: number): string {
  const { x, y } = projectPoint([longitude, latitude], 'press');
  return `map.x=${Math.round((x / 100) * PRESS_MAP.width)}&map.y=${Math.round((y / 100) * PRESS_MAP.height)}`;
}

const placeOf = (query: string) => new URLSearchParams(namePressedPlace(query)).get('place');

describe('a press on the map', () => {
  it('is told as latitude and longitude', () => {
    const [latitude, longitude] = (placeOf(`?${press(33.5, 27.3)}`) ?? '').split(',').map(Number);
    expect(latitude).toBeCloseTo(27.3, 1);
    expect(longitude).toBeCloseTo(33.5, 1);
  });

  it('follows what was typed, and leaves the rest of the address', () => {
    const query = namePressedPlace(`?place=Ras+Ghareb&start=May&${press(33, 28.4)}`);
    expect(new URLSearchParams(query).get('place')).toMatch(/^Ras Ghareb \(28\.\d+,3[23]\.\d+\)$/);
    expect(new URLSearchParams(query).get('start')).toBe('May');
    expect(query).not.toContain('map.');
  });

  it.each([
    '?place=Jizan',
    '?map.x=0&map.y=0',
    '?map.x=1e9&map.y=3',
    '?map.x=&map.y=12',
    '?map.x=abc&map.y=12',
    '',
  ])('%s tells of none', (query) => {
    expect(namePressedPlace(query)).toBe(query);
  });
});
