/** Regions of the world map, in the order of their map views, from west to east (behavior §2). */
export const mapRegions = ['north-america', 'europe', 'mena'] as const;

export type MapRegion = (typeof mapRegions)[number];
