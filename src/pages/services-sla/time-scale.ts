/** Both ends of the axis, in minutes: before the first answer, and after the last fault is repaired. */
const FIRST = 8;
const LAST = 5760;
const HOUR = 60;
const DAY = 1440;

/** Times that are named on the axis, in minutes; the coarse ones, which have room around them there, on narrow screens too. */
export const named = [
  { minutes: 15, isCoarse: false },
  { minutes: 30, isCoarse: false },
  { minutes: HOUR, isCoarse: true },
  { minutes: 2 * HOUR, isCoarse: false },
  { minutes: 4 * HOUR, isCoarse: true },
  { minutes: 8 * HOUR, isCoarse: false },
  { minutes: DAY, isCoarse: true },
  { minutes: 3 * DAY, isCoarse: false },
] as const;

const inMinutes = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55];
const inHours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 21].map((count) => count * HOUR);
const inDays = [1, 2, 3].map((count) => count * DAY);

/** Every mark of the axis, in minutes. They crowd together toward the next unit: that is what shows the scale. */
export const ticks: readonly number[] = [...inMinutes, ...inHours, ...inDays];

/** Where a time stands on the logarithmic axis, in percent of its width. */
export function placeOf(minutes: number): number {
  return (Math.log(minutes / FIRST) / Math.log(LAST / FIRST)) * 100;
}

/** A share of the width as drawings write it. */
export function percent(share: number): string {
  return `${share.toFixed(1)}%`;
}
