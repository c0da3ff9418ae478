import { expect, it } from 'vitest';
import { distances, drawArea, rates } from './reach-areas.ts';

it('ends an area at the distance of each of its rates', () => {
  const [, , hundredth, tenth] = rates;
  const [, near, , far] = distances;
  const area = drawArea({ from: 1, least: 100, steps: [{ rate: 1000, to: 100 }] });
  expect(area).toBe(`M${near?.x} ${tenth?.y}V${hundredth?.y}H${far?.x}V${tenth?.y}z`);
});
