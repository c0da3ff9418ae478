/** Units of the drawing for a millimeter of the phone. */
export const UNITS_PER_MM = 5;

/** The phone and its parts, in units of the drawing. */
export const phone = { width: 358, height: 735, row: 80, button: 90 } as const;

/** Where its parts begin, from the top. */
export const tops = { order: 52, state: 106, place: 176, tasks: 226, save: 594 } as const;

/** Width of the tip of a finger in a glove, in units of the drawing. */
export const FINGERTIP = 80;
