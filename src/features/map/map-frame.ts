/**
 * The parts of the world that maps show, in the units of Mercator's projection. Far corners without a place of ours
 * would only make the markers crowd together.
 */
export const mapFrames = {
  /** From the Pacific coast of America to China, from the Arctic to the Cape. */
  whole: { width: 680, height: 390, center: { longitude: -5, latitude: 29.5 } },
  /** From Texas to the Arabian Sea, for a map across the whole page. */
  reach: { width: 476, height: 164, center: { longitude: -17, latitude: 34.6 } },
} as const;

export type MapShape = keyof typeof mapFrames;
