import { describe, expect, it } from 'vitest';
import { cutWay, listWayBack } from '#src/signatures/coverage-plan/draw-plan.ts';
import { LEVELS, surveySite } from '#src/signatures/coverage-plan/site-signal.ts';
import { findSection, readWords } from '../support/site-content.ts';

describe('the plan of coverage', () => {
  const words = readWords('en');
  const { site } = findSection(words, 'not-found', 'coverage-plan');
  const { sampleCamp, sampleMasts, sampleTurbines } = site;
  const { signalAt } = surveySite(site);

  it('covers the camp, every mast and every turbine', () => {
    const places = [sampleCamp, ...sampleMasts, ...sampleTurbines];
    expect(places.filter((place) => signalAt(place) < LEVELS.covered)).toEqual([]);
  });

  it.each(['ltr', 'rtl'] as const)('leaves the visitor outside, also of its edge: %s', (direction) => {
    const [visitor = sampleCamp] = listWayBack(direction, site);
    expect(signalAt(visitor)).toBeLessThan(LEVELS.edge);
  });

  it.each(['ltr', 'rtl'] as const)(
    'is entered once on the way back, which ends at the camp: %s',
    (direction) => {
      const { outside, inside } = cutWay(listWayBack(direction, site), site);
      expect(outside.slice(0, -1).filter((place) => signalAt(place) >= LEVELS.covered)).toEqual([]);
      expect(inside.filter((place) => signalAt(place) < LEVELS.covered)).toEqual([]);
      expect(inside.at(-1)).toEqual(sampleCamp);
    },
  );
});
