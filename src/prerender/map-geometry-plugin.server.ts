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

/** The land of the world, as `world-atlas` ships it. */
export function readWorldAtlas(): z.infer<typeof atlas> {
  const file = new URL(import.meta.resolve('world-atlas/land-50m.json'));
  return atlas.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Smallest corner that stays where a window shows it, square degrees: about a square pixel of the map. */
const SMALLEST_CORNER = 0.004;
/** How much larger it has to be where no window shows it. */
const UNSEEN = 1000;
/** How far coasts go on beside a window, in percent of it, so that none is seen to end. */
const MARGIN = 12;
/** Steps of the grid around the globe: about a hundredth of a degree, less than a pixel of the map. */
const GRID_STEPS = 36_000;

const isNear = (share: number) => share > -MARGIN && share < 100 + MARGIN;

/** Returns whether a window of the map shows a point, or nearly so. */
function isShown(point: Coordinates): boolean {
  return mapRegions.some((region) => {
    const { x, y } = projectPoint(point, region);
    return isNear(x) && isNear(y);
  });
}

/** The land that the windows of the map show, as one file for the browser: without borders, and without detail elsewhere. */
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
 * The outlines of the land as a file of the site.
 * @param configured address of another file, which then takes its place
 */
export function mapGeometry(configured: string | undefined): Plugin {
  const land = { name: 'land.json', mediaType: 'application/json', write: trimGeometry };
  return builtFiles(
    'virtual:map-geometry',
    configured === undefined ? { address: land } : {},
    (addresses) => ({ address: configured, ...addresses }),
  );
}
