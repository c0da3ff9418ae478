import * as shades from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';

/** Daylight colors of land and sea on every map, the plans of case studies included. */
export const dayTones = {
  sea: shades.water,
  land: shades.earth,
  coast: colors.ink,
  water: shades.shallows,
} as const;

/** Text shadow in the background color, so that coastlines do not run through letters. */
export function haloIn(tone: string) {
  return Array.from({ length: 6 }, () => `0 0 3px ${tone}`).join(', ');
}

/** Line widths on every map, px; scaling does not change them. */
export const mapLines = { coast: 0.75, water: 14 } as const;

/** Radii of a place marker on every map, px. */
export const placeMark = { dot: 5, ring: 12 } as const;
