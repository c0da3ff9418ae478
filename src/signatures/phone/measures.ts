/** The phone and its parts, in units of the drawing. */
export const phone = { width: 358, height: 735, row: 80, button: 90 } as const;

/** Where its parts begin, from the top. */
export const tops = { order: 52, state: 106, place: 176, tasks: 226, save: 594 } as const;

/** Inside of the edges of the screen, where text begins. */
export const EDGE = 32;

/** Baselines of both lines of a task, and its box, below the top of the task; where its words begin, beside the box. */
export const TASK = { title: 36, text: 60, box: 22, side: 36, beside: 54 } as const;
