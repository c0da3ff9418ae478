import * as shades from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';

/** Land and sea in the light of day, on every map that shows it. */
export const dayTones = {
  sea: shades.daySea,
  land: colors.paper,
  coast: shades.dayCoast,
  water: shades.dayWater,
  quiet: shades.dayQuiet,
} as const;

/** Shadow that parts letters from the coasts which they cross, in the tone of their ground. */
export function haloIn(tone: string) {
  return Array.from({ length: 6 }, () => `0 0 3px ${tone}`).join(', ');
}
