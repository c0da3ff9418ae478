import * as shades from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';

/** Land and sea in the light of day, on every map that shows it: those of the plans of case studies. */
export const dayTones = {
  sea: shades.water,
  land: shades.earth,
  coast: colors.ink,
  water: shades.shallows,
} as const;

/** Shadow that parts letters from the coasts which they cross, in the tone of their ground. */
export function haloIn(tone: string) {
  return Array.from({ length: 6 }, () => `0 0 3px ${tone}`).join(', ');
}

/** Widths of lines on every map, px: what their drawings are scaled to does not change them. */
export const mapLines = { coast: 0.75, water: 14 } as const;

/** Radii of the mark of a place on every map, px. */
export const placeMark = { dot: 5, ring: 12 } as const;
