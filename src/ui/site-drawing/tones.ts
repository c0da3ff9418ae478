import * as shades from '#src/theme/shades.ts';

/** A stop of a gradient; it begins at the start and is opaque unless it says more. */
export type Stop = readonly [color: string, offset?: string, opacity?: string];

/** Light that lies on the ground. */
export const lie: readonly Stop[] = [
  [shades.glow, '0', '.6'],
  [shades.glowEdge, '.5', '.22'],
  [shades.glowEdge, '1', '0'],
];
