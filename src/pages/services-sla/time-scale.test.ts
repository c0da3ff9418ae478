import { describe, expect, it } from 'vitest';
import { layTimeAxis, percent } from './time-scale.ts';

const quick = { sampleAnswered: 2, sampleSecond: 10, sampleThird: 20, sampleRestored: 90 };
const slow = { sampleAnswered: 60, sampleSecond: 600, sampleThird: 6000, sampleRestored: 30_000 };

describe('an axis of times', () => {
  it('gives every doubling of the time the same length', () => {
    const { placeOf } = layTimeAxis([quick, slow]);
    const lengths = [30, 60, 120, 480].map((minutes) => percent(placeOf(minutes) - placeOf(minutes / 2)));
    expect(new Set(lengths).size).toBe(1);
  });

  it.each([
    { name: 'short', times: [quick] },
    { name: 'long', times: [slow, quick] },
  ])('holds all its times, with a mark wherever it has a name: $name', ({ times }) => {
    const { named, placeOf, ticks } = layTimeAxis(times);
    const places = times.flatMap((each) => Object.values(each)).map(placeOf);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(Math.max(...places)).toBeLessThan(100);
    expect(named.length).toBeGreaterThan(2);
    expect(named.map(({ minutes }) => minutes).filter((minutes) => !ticks.includes(minutes))).toEqual([]);
    expect(ticks.map(placeOf).filter((place) => place <= 0 || place >= 100)).toEqual([]);
  });
});
