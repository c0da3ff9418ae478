import { readFileSync } from 'node:fs';
import { z } from 'zod';

const pair = z.tuple([z.number(), z.number()]);
const atlas = z.object({
  type: z.literal('Topology'),
  objects: z.object({
    land: z.object({
      type: z.literal('GeometryCollection'),
      geometries: z.array(
        z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(z.array(z.number().int()))) }),
      ),
    }),
  }),
  arcs: z.array(z.array(pair)),
  transform: z.object({ scale: pair, translate: pair }),
});

/** The land of the world, as `world-atlas` ships it. */
export function readWorldAtlas(): z.infer<typeof atlas> {
  const file = new URL(import.meta.resolve('world-atlas/land-50m.json'));
  return atlas.parse(JSON.parse(readFileSync(file, 'utf8')));
}
