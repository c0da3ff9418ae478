/** What the scene of a phase is wide and high, in centimeters; its ground is at 0. */
export const frame = { x: 16, width: 600, height: 455 } as const;
/** The place of the cabinet, the same in every phase. */
export const place = { x: 380, width: 140, height: 200, plinth: 15 } as const;
/** How deep cables lie. */
export const DEPTH = 54;
