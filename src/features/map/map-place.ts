import type { MapLocation } from '#src/content/content-types.ts';

/** A place as the map shows it. */
export type MapPlace = Pick<MapLocation, 'id' | 'coordinates' | 'tooltip' | 'name' | 'subtext' | 'areas'>;

/** Words of the map itself. */
export type MapWords = { label: string; failed: string; retry: string };
