import { describe, expect, it } from 'vitest';
import { beamAt, FREQUENCY, groundAt, HILL, hopAt, hops, longestHop, stations } from './path-profile.ts';
import { CLEAR_SHARE, dishGain, earthBulge, freeSpaceLoss, fresnelRadius, sumUp } from './radio-link.ts';

describe('the arithmetic of a link', () => {
  it('agrees with the values of textbooks', () => {
    expect(freeSpaceLoss(1, 1)).toBeCloseTo(92.45, 2);
    expect(freeSpaceLoss(20, 7.5) - freeSpaceLoss(10, 7.5)).toBeCloseTo(6.02, 2);
    expect(dishGain(1.8, 7.5)).toBeCloseTo(40.4, 1);
    expect(fresnelRadius(5, 5, 7.5)).toBeCloseTo(10, 0);
    expect(earthBulge(19, 19)).toBeCloseTo(21.2, 1);
  });

  it('leaves what arrives above the weakest signal that is read', () => {
    const link = { kilometers: 10, frequency: 7.5, power: 20, dish: 1.2, losses: 2, threshold: -70 };
    const { gain, loss, received, reserve } = sumUp(link);
    expect(received).toBeCloseTo(20 + 2 * gain - loss - 2, 6);
    expect(reserve - received).toBeCloseTo(70, 6);
    expect(sumUp({ ...link, kilometers: 20 }).reserve).toBeCloseTo(reserve - 6.02, 2);
  });
});

describe('the drawn path', () => {
  const places = hops.flatMap(([near, far]) =>
    Array.from({ length: 199 }, (_, step) => near.at + ((far.at - near.at) * (step + 1)) / 200),
  );
  const clearanceAt = (km: number) => {
    const hop = hopAt(km);
    if (hop === undefined) return { room: Number.NaN, share: Number.NaN };
    const { height, radius } = beamAt(hop, km);
    return { room: height - groundAt(km), share: (height - groundAt(km)) / radius };
  };

  it('keeps 60 % of the first Fresnel zone clear of the ground, with the curve of the earth in it', () => {
    expect(places.filter((km) => clearanceAt(km).share < CLEAR_SHARE)).toEqual([]);
  });

  it('is closest to the ground at the hill that is named, away from the masts', () => {
    const middle = places.filter((km) => stations.every(({ at }) => Math.abs(at - km) > 5));
    const closest = middle.toSorted((a, b) => clearanceAt(a).share - clearanceAt(b).share)[0] ?? 0;
    expect(Math.abs(closest - HILL)).toBeLessThan(1.5);
  });

  it('has its longest hop over that hill', () => {
    const [near, far] = hopAt(HILL) ?? [];
    expect((far?.at ?? 0) - (near?.at ?? 0)).toBe(longestHop);
    expect(FREQUENCY).toBeGreaterThan(0);
  });
});
