import { describe, expect, it } from 'vitest';
import { surveyPath, type RadioPath } from './survey-path.ts';
import { drawProfiles } from './profile-relief.ts';

/** Two hops, 40 km in total, over level ground with one hill, and 10 km of margin at each end. */
const radio: RadioPath = {
  sampleFrequency: 10,
  sampleGround: [
    [-10, 0],
    [20, 0],
    [30, 30],
    [36, 0],
    [50, 0],
  ],
  masts: [
    { id: 'near', sampleAt: 0, sampleHeight: 50, name: 'Near' },
    { id: 'middle', sampleAt: 15, sampleHeight: 60, name: 'Middle' },
    { id: 'far', sampleAt: 40, sampleHeight: 70, name: 'Far' },
  ],
};

describe('a path with other figures', () => {
  const { high } = drawProfiles(radio, false);
  const path = surveyPath(radio);

  it('is placed by its figures, and is as wide as its ground', () => {
    expect(radio.masts.map(({ sampleAt }) => high.placeAlong(sampleAt))).toEqual([
      '16.67%',
      '41.67%',
      '83.33%',
    ]);
    expect(drawProfiles(radio, true).high.placeAlong(0)).toBe('83.33%');
    expect(high.width).toBe(600);
    expect(high.zones.map(({ id }) => id)).toEqual(['near', 'middle']);
  });

  it('draws dishes at their height, and flattens a relief that is too high', () => {
    expect(radio.masts.map(path.dishAt)).toEqual([50, 60, 70]);
    expect(high.sea - high.levelOf(100)).toBeCloseTo(66);
    const raised: RadioPath = { ...radio, sampleGround: [...radio.sampleGround, [60, 740]] };
    expect(high.sea - drawProfiles(raised, false).high.levelOf(100)).toBeCloseTo(33);
  });

  it('finds the hill below its beam and labels every mark of its axis', () => {
    expect(path.hill).toBe(30);
    expect(high.closest.at).toBe(30);
    expect(high.ticks.map(({ name }) => name)).toEqual([0, 10, 20, 30, 40]);
    expect(high.marks.map(({ point }) => point)).toEqual([1, 2, 3, 4, 5]);
  });

  it('needs a larger Fresnel zone at a lower frequency', () => {
    const [hop] = path.hops;
    const radiusAt = (frequency: number) =>
      hop && surveyPath({ ...radio, sampleFrequency: frequency }).beamAt(hop, 7).radius;
    expect(radiusAt(5)).toBeGreaterThan(radiusAt(10) ?? Infinity);
  });

  it('requires a mast at each end', () => {
    expect(() => surveyPath({ ...radio, masts: radio.masts.slice(0, 1) })).toThrow(RangeError);
  });
});
