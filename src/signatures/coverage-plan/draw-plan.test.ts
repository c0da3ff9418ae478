import { describe, expect, it } from 'vitest';
import { cutWay, drawCoveragePlan, listWayBack } from './draw-plan.ts';
import { LEVELS, type Site, surveySite } from './site-signal.ts';

/** One mast in the middle of level land that reaches 800 m, which are 200 units. */
const site: Site = {
  sampleCamp: [800, 500],
  sampleMasts: [[800, 520]],
  sampleTurbines: [],
  sampleAntenna: 60,
  sampleReach: 800,
  sampleHills: [],
};

describe('the plan of coverage', () => {
  const { signalAt } = surveySite(site);

  it('covers what a mast reaches, and no more', () => {
    expect(signalAt([620, 520])).toBeGreaterThan(LEVELS.covered);
    expect(signalAt([580, 520])).toBeLessThan(LEVELS.covered);
  });

  it('covers more land when masts reach further, and none behind a hill', () => {
    const lengthOf = (reach: number) => drawCoveragePlan({ ...site, sampleReach: reach }).covered.length;
    expect(lengthOf(1600)).toBeGreaterThan(lengthOf(800));
    const hill = { at: [700, 520], spread: [20, 100], height: 200 } satisfies Site['sampleHills'][number];
    expect(surveySite({ ...site, sampleHills: [hill] }).signalAt([620, 520])).toBeLessThan(LEVELS.covered);
  });

  it.each(['ltr', 'rtl'] as const)('cuts the way back to the camp where coverage begins: %s', (direction) => {
    const { outside, inside } = cutWay(listWayBack(direction, site), site);
    expect(outside.slice(0, -1).filter((place) => signalAt(place) >= LEVELS.covered)).toEqual([]);
    expect(signalAt(inside[0] ?? [0, 0])).toBeGreaterThanOrEqual(LEVELS.covered);
    expect(inside.at(-1)).toEqual(site.sampleCamp);
  });
});
