/** A part of a turbine, in halves of a meter. */
export type Shape = { fill: string; fillOpacity?: string; d: string };

/** Height of the hub above the foot. */
const HUB = 214;

/** Puts a rotor on its hub, turned by some degrees, as the attribute `transform` wants it. */
export const turnRotor = (degrees: number) => `translate(0-${HUB})rotate(${degrees})`;

/** A tower lit from the sun, with its foot at the origin. */
export const tower: readonly Shape[] = [
  { fill: '#22323F', fillOpacity: '.5', d: 'M-90 6-7-3V4z' },
  { fill: '#3B4650', d: 'M-15 0a15 4 0 1 0 30 0 15 4 0 1 0-30 0' },
  { fill: '#233546', d: 'M-4.6 0-2.6-210H0V0z' },
  { fill: '#F3C08D', d: 'M0 0V-210H2.6L4.6 0z' },
  { fill: '#2A3B4B', d: 'M-5-218h11v8h-11zM6-9h7V0H6z' },
];

/** One of three blades around the hub at the origin. */
export const blade: readonly Shape[] = [
  { fill: '#E9D3BD', d: 'M-2.5-2C-6-22-5-34-3.6-40L-.6-130 .6-130 3-30 2.5-2z' },
  { fill: '#5D6670', d: 'M-2.5-2C-6-22-5-34-3.6-40L-.6-130-.2-60z' },
];

export const hub: Shape = { fill: '#F0DCC6', d: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0' };
