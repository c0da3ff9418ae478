/** Regions of the world map, in the order of their buttons (spec §2). */
export const mapRegions = ['north-america', 'mena', 'europe'] as const;
