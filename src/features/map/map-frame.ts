/**
 * The parts of the world that maps show, in the units of Mercator's projection: from the Pacific coast of America to
 * China. Far corners without a place of ours would only make the markers crowd together.
 */
export const mapFrames = {
  /** From the Arctic to the Cape. */
  whole: { width: 680, height: 390, center: { longitude: -5, latitude: 29.5 } },
  /** The latitudes of the places, for a map across the whole page. */
  band: { width: 680, height: 290, center: { longitude: -5, latitude: 31 } },
} as const;

export type MapShape = keyof typeof mapFrames;
