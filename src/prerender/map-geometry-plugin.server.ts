import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { quantize } from 'topojson-client';
import { filter, presimplify, simplify } from 'topojson-simplify';
import { z } from 'zod';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import { type Coordinates, projectPoint } from '#src/features/map/project-point.ts';
import { builtFiles } from './built-files.server.ts';

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

/** Reads the land areas of the world from `world-atlas`. */
export function readWorldAtlas(): z.infer<typeof atlas> {
  const file = new URL(import.meta.resolve('world-atlas/land-50m.json'));
  return atlas.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Smallest triangle that is kept in visible areas, square degrees: about a square pixel of the map. */
const SMALLEST_CORNER = 0.004;
/** Additional factor for invisible areas. */
const UNSEEN = 1000;
/** Margin around a map view that keeps detailed coasts, percent of the view. */
const MARGIN = 12;
/** Quantization steps around the globe: about a hundredth of a degree, less than a pixel of the map. */
const GRID_STEPS = 36_000;

const isNear = (share: number) => share > -MARGIN && share < 100 + MARGIN;

/** Returns whether a map view shows a point, including the margin. */
function isShown(point: Coordinates): boolean {
  return mapRegions.some((region) => {
    const { x, y } = projectPoint(point, region);
    return isNear(x) && isNear(y);
  });
}

/** Returns the land in the map views as one file for the browser, without borders and without detail elsewhere. */
export function trimGeometry(): string {
  const world = readWorldAtlas();
  const arcs = presimplify(world).arcs.map((arc) =>
    arc.map(([longitude = 0, latitude = 0, weight = 0]) => ({
      isSeen: isShown([longitude, latitude]),
      position: [longitude, latitude],
      weight,
    })),
  );
  const isInSight = (arc: number) => arcs[arc < 0 ? ~arc : arc]?.some(({ isSeen }) => isSeen) === true;
  const geometries = world.objects.land.geometries.map((land) => ({
    ...land,
    arcs: land.arcs.filter((polygon) => polygon.flat().some(isInSight)),
  }));
  const weighed = arcs.map((arc) =>
    arc.map(({ isSeen, position, weight }) => [...position, isSeen ? weight : weight / UNSEEN]),
  );
  const land = { ...world.objects.land, geometries };
  const inSight = filter({ type: 'Topology', objects: { land }, arcs: weighed }, () => true);
  return JSON.stringify(quantize(simplify(inSight, SMALLEST_CORNER), GRID_STEPS));
}

/**
 * Emits the land outlines as a file of the site.
 * @param configured address of an external file that replaces it
 */
export function mapGeometry(configured: string | undefined): Plugin {
  const land = { name: 'land.json', mediaType: 'application/json', write: trimGeometry };
  return builtFiles(
    'virtual:map-geometry',
    configured === undefined ? { address: land } : {},
    (addresses) => ({ address: configured, ...addresses }),
  );
}
