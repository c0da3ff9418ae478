import type { MapLocation } from '#src/content/content-types.ts';

/** A place as the map shows it. */
export type MapPlace = Pick<MapLocation, 'id' | 'coordinates' | 'tooltip' | 'name' | 'subtext'>;

/** Labels of the map itself. */
export type MapLabels = { label: string; failed: string; retry: string };
