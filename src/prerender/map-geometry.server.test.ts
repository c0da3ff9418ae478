import { expect, it } from 'vitest';
import { z } from 'zod';
import { projectPoint } from '#src/features/map/project-point.ts';
import { trimGeometry } from './map-geometry-plugin.server.ts';

const world = z.object({
  type: z.literal('Topology'),
  objects: z.object({
    land: z.object({
      geometries: z.array(z.object({ arcs: z.array(z.array(z.array(z.number().int()))) })).length(1),
    }),
  }),
  arcs: z.array(z.array(z.tuple([z.number().int(), z.number().int()])).min(2)),
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
});

const text = trimGeometry();
const { objects, arcs, transform } = world.parse(JSON.parse(text));
const [west, south] = transform.translate;
const points = arcs.flatMap((arc) => {
  let [east, north] = [0, 0];
  return arc.map((step) => {
    [east, north] = [east + step[0], north + step[1]];
    return [west + east * transform.scale[0], south + north * transform.scale[1]] as const;
  });
});

it('references every arc that it contains, and no other', () => {
  const named = objects.land.geometries
    .flatMap((land) => land.arcs.flat(2))
    .map((arc) => (arc < 0 ? ~arc : arc));
  expect(new Set(named)).toEqual(new Set(arcs.keys()));
});

it.each(['north-america', 'europe', 'mena'] as const)('draws the coasts of the map view %s', (region) => {
  const seen = points.filter((point) => {
    const { x, y } = projectPoint(point, region);
    return x > 0 && x < 100 && y > 0 && y < 100;
  });
  expect(seen.length).toBeGreaterThan(200);
});

it('stays on the globe, to a hundredth of a degree', () => {
  const [longitudes, latitudes] = [points.map(([x]) => Math.abs(x)), points.map(([, y]) => Math.abs(y))];
  expect(Math.max(...longitudes)).toBeLessThanOrEqual(180.01);
  expect(Math.max(...latitudes)).toBeLessThanOrEqual(90);
  expect(Math.max(...transform.scale)).toBeLessThan(0.011);
});

it("is a tenth of the package's file", () => {
  expect(text.length).toBeLessThan(50_000);
});
