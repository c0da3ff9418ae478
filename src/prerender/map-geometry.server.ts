import { readFileSync } from 'node:fs';
import { quantize } from 'topojson-client';
import { filter, presimplify, simplify } from 'topojson-simplify';
import { z } from 'zod';

/** The continent that the map never shows. */
const ANTARCTICA = '010';
/** Smallest corner that stays, square degrees: a fifth of a square pixel of the map. */
const SMALLEST_CORNER = 0.02;
/** Steps of the grid around the globe: a tenth of a degree or so, less than a pixel of the map. */
const GRID_STEPS = 4000;

const arcNumbers = z.array(z.number().int());
const country = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), id: z.string().optional(), arcs: z.array(arcNumbers) }),
  z.object({
    type: z.literal('MultiPolygon'),
    id: z.string().optional(),
    arcs: z.array(z.array(arcNumbers)),
  }),
]);
const pair = z.tuple([z.number(), z.number()]);
const atlas = z.object({
  type: z.literal('Topology'),
  objects: z.object({
    countries: z.object({ type: z.literal('GeometryCollection'), geometries: z.array(country) }),
  }),
  arcs: z.array(z.array(pair)),
  transform: z.object({ scale: pair, translate: pair }),
});

/** The countries of the world as one file for the browser: without Antarctica, names and detail that no map shows. */
export function trimGeometry(): string {
  const file = new URL(import.meta.resolve('world-atlas/countries-110m.json'));
  const { objects, ...world } = atlas.parse(JSON.parse(readFileSync(file, 'utf8')));
  const geometries = objects.countries.geometries
    .filter(({ id }) => id !== ANTARCTICA)
    .map(({ id: _id, ...outline }) => outline);
  const countries = { ...objects.countries, geometries };
  const inUse = filter({ ...world, objects: { countries } }, () => true);
  return JSON.stringify(quantize(simplify(presimplify(inUse), SMALLEST_CORNER), GRID_STEPS));
}
