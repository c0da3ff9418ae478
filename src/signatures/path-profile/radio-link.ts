/** Earth's radius as radio sees it, doubled, in the units of `earthBulge`: the air bends the beam by a third. */
const BULGE = 12.742 * (4 / 3);
/** Share of the first Fresnel zone that has to stay clear. */
export const CLEAR_SHARE = 0.6;

/** Radius of the first Fresnel zone, in m, at a place so many km from the two ends. */
export function fresnelRadius(fromNear: number, fromFar: number, frequency: number): number {
  return 17.31 * Math.sqrt((fromNear * fromFar) / (frequency * (fromNear + fromFar)));
}

/** How far the curve of the earth stands up between two ends, in m, at a place so many km from them. */
export function earthBulge(fromNear: number, fromFar: number): number {
  return (fromNear * fromFar) / BULGE;
}
