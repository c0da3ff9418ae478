/** Sizes of the phone and its parts, in units of the drawing. */
export const phone = { width: 358, height: 735, row: 80, button: 90 } as const;

/** Upper edges of its parts. */
export const tops = { order: 52, state: 106, place: 176, tasks: 226, save: 594 } as const;

/** Distance from the edge of the drawing to the text on the screen. */
export const EDGE = 32;

/** A task: baselines of its two lines, top and size of its box, and start of its text. */
export const TASK = { title: 36, text: 60, box: 22, side: 36, beside: 54 } as const;
