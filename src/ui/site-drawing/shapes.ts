import * as shades from '#src/theme/shades.ts';

/** A part of a turbine, in halves of a meter. */
export type Shape = { fill: string; fillOpacity?: string; d: string };

/** Height of the hub above the foot. */
const HUB = 214;

/** Puts a rotor on its hub, turned by some degrees, as the attribute `transform` wants it. */
export const turnRotor = (degrees: number) => `translate(0-${HUB})rotate(${degrees})`;

/** A tower lit from the sun, with its foot at the origin. */
export const tower: readonly Shape[] = [
  { fill: shades.towerShadow, fillOpacity: '.5', d: 'M-90 6-7-3V4z' },
  { fill: shades.towerFoot, d: 'M-15 0a15 4 0 1 0 30 0 15 4 0 1 0-30 0' },
  { fill: shades.towerDark, d: 'M-4.6 0-2.6-210H0V0z' },
  { fill: shades.towerLit, d: 'M0 0V-210H2.6L4.6 0z' },
  { fill: shades.nacelle, d: 'M-5-218h11v8h-11zM6-9h7V0H6z' },
];

/** One of three blades around the hub at the origin. */
export const blade: readonly Shape[] = [
  { fill: shades.blade, d: 'M-2.5-2C-6-22-5-34-3.6-40L-.6-130 .6-130 3-30 2.5-2z' },
  { fill: shades.bladeDark, d: 'M-2.5-2C-6-22-5-34-3.6-40L-.6-130-.2-60z' },
];

export const hub: Shape = { fill: shades.people, d: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0' };

/** A stop of a gradient; it begins at the start and is opaque unless it says more. */
export type Stop = readonly [color: string, offset?: string, opacity?: string];

/** Light that lies on the ground. */
export const lie: readonly Stop[] = [
  [shades.glow, '0', '.6'],
  [shades.glowEdge, '.5', '.22'],
  [shades.glowEdge, '1', '0'],
];
