import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectPoint } from '#src/features/map/project-point.ts';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import locations from '#locales/shared/records/locations.json' with { type: 'json' };

const places = z
  .array(
    z.object({
      id: z.string(),
      coordinates: z.tuple([z.number(), z.number()]),
      region: z.enum(mapRegions),
    }),
  )
  .parse(locations);

test.each(places)('the map of its region shows the place $id', ({ coordinates, region }) => {
  const { x, y } = projectPoint(coordinates, region);
  const hint = `${coordinates.join(', ')}: longitude first, then latitude, on the map ${region}`;
  expect(Math.min(x, y), hint).toBeGreaterThanOrEqual(0);
  expect(Math.max(x, y), hint).toBeLessThanOrEqual(100);
});
