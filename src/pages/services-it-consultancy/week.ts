/** The first working days of a week; the next one is cut off. */
export const DAYS = 4;

/** Hours of a working day that the drawing shows. */
export const HOURS = 9;

/** Meetings of a week: the day, the hour at which they begin, and how long they are. */
export const meetings = [
  [0, 0, 2],
  [0, 2.5, 1.5],
  [0, 5, 3],
  [1, 0.5, 3],
  [1, 4, 1],
  [1, 5.5, 3],
  [2, 0, 1.5],
  [2, 2, 2],
  [2, 6, 2.5],
  [3, 0, 4],
  [3, 5, 1.5],
  [3, 7, 1.5],
  [4, 0.5, 2.5],
  [4, 4, 3.5],
] as const;

/** The hour that is still free: day, beginning, length. */
export const free = [2, 4.5, 1] as const;
