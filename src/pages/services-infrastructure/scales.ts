/** Where things of growing size begin along the ground, in meters; how wide they are stands in the bundle. */
export const begins = [2.6, 6.1, 14.3, 24.2] as const;
export const heights = [2.15, 2.6, 3.2, 5.2] as const;
/** What the drawing is wide and high, in meters, and where the ground is. */
export const scene = { width: 46, height: 6.35, ground: 6.3 } as const;
/** Phones show the halves below each other: the small things need less height. */
export const halves = { width: scene.width / 2, low: 3.5 } as const;
/** A rack of 19 inches. */
export const rackSize = { width: 0.6, height: 2 } as const;
/** Racks stand in groups that look alike. */
export const GROUP = 3;

/** Units of the drawing in a meter. */
const METER = 100;
export const inUnits = (meters: number) => Math.round(meters * METER);
export const GROUND = inUnits(scene.ground);
