import { expect, it } from 'vitest';
import { z } from 'zod';
import { trimGeometry } from './map-geometry.server.ts';

const world = z.object({
  type: z.literal('Topology'),
  objects: z.object({
    countries: z.object({
      geometries: z.array(z.object({ arcs: z.array(z.array(z.union([z.number(), z.array(z.number())]))) })),
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

it('holds every country but Antarctica', () => {
  expect(objects.countries.geometries).toHaveLength(176);
  expect(Math.min(...points.map(([, latitude]) => latitude))).toBeGreaterThan(-60);
});

it('names every arc that it holds, and no other', () => {
  const named = objects.countries.geometries
    .flatMap((country) => country.arcs.flat(2))
    .map((arc) => (arc < 0 ? ~arc : arc));
  expect(new Set(named)).toEqual(new Set(arcs.keys()));
});

it('stays on the globe, to a tenth of a degree', () => {
  const [longitudes, latitudes] = [points.map(([x]) => Math.abs(x)), points.map(([, y]) => Math.abs(y))];
  expect(Math.max(...longitudes)).toBeLessThanOrEqual(180.1);
  expect(Math.max(...latitudes)).toBeLessThanOrEqual(90);
  expect(Math.max(...transform.scale)).toBeLessThan(0.1);
});

it('is a third smaller than the file of the package', () => {
  expect(text.length).toBeLessThan(75_000);
});
