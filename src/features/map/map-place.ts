import type { MapRegion } from '#src/content/describe/map-regions.ts';
import type { MapLocation } from '#src/content/content-types.ts';
import type { Coordinates } from './project-point.ts';

/** A place as the map shows it. */
export type MapPlace = MapLocation;

/** A sea that the map names. */
export type MapSea = { id: string; region: MapRegion; coordinates: Coordinates; turn: number; name: string };

/** Labels of the map itself. */
export type MapLabels = { label: string; day: string; night: string; failed: string; retry: string };
