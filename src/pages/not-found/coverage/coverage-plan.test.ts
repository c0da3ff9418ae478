import { describe, expect, it } from 'vitest';
import { camp, cutWay, turbines, waysBack } from './coverage-plan.ts';
import { LEVELS, masts, signalAt } from './site-signal.ts';

describe('the plan of coverage', () => {
  it('covers the camp, every mast and every turbine', () => {
    const places = [camp, ...masts, ...turbines];
    expect(places.filter((place) => signalAt(place) < LEVELS.covered)).toEqual([]);
  });

  it.each(['ltr', 'rtl'] as const)('leaves the visitor outside, also of its edge: %s', (direction) => {
    const [visitor = camp] = waysBack[direction];
    expect(signalAt(visitor)).toBeLessThan(LEVELS.edge);
  });

  it.each(['ltr', 'rtl'] as const)(
    'is entered once on the way back, which ends at the camp: %s',
    (direction) => {
      const { outside, inside } = cutWay(waysBack[direction]);
      expect(outside.slice(0, -1).filter((place) => signalAt(place) >= LEVELS.covered)).toEqual([]);
      expect(inside.filter((place) => signalAt(place) < LEVELS.covered)).toEqual([]);
      expect(inside.at(-1)).toEqual(camp);
    },
  );
});
