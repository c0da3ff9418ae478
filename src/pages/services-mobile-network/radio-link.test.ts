import { describe, expect, it } from 'vitest';
import { dishGain, earthBulge, freeSpaceLoss, fresnelRadius, sumUp } from './radio-link.ts';

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
