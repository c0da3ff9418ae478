import type { SectionContent } from '#src/content/content-types.ts';

type Severity = SectionContent<'response-targets'>['severities'][number];
type Times = Pick<Severity, 'sampleAnswered' | 'sampleSecond' | 'sampleThird' | 'sampleRestored'>;

/** The axis begins before the first answer and ends after the last fault is repaired. */
const BEFORE = 8 / 15;
const BEYOND = 4 / 3;
const HOUR = 60;
const DAY = 1440;

/** Times that an axis may name, in minutes; the coarse ones, which have room around them there, on narrow screens too. */
const names = [
  { minutes: 1, isCoarse: false },
  { minutes: 5, isCoarse: true },
  { minutes: 15, isCoarse: false },
  { minutes: 30, isCoarse: false },
  { minutes: HOUR, isCoarse: true },
  { minutes: 2 * HOUR, isCoarse: false },
  { minutes: 4 * HOUR, isCoarse: true },
  { minutes: 8 * HOUR, isCoarse: false },
  { minutes: DAY, isCoarse: true },
  { minutes: 3 * DAY, isCoarse: false },
  { minutes: 7 * DAY, isCoarse: true },
  { minutes: 28 * DAY, isCoarse: false },
] as const;

const inMinutes = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55];
const inHours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 21].map((count) => count * HOUR);
const inDays = [1, 2, 3, 4, 5, 6, 7, 14, 21, 28].map((count) => count * DAY);
/** They crowd together toward the next unit: that is what shows the scale. */
const marks: readonly number[] = [...inMinutes, ...inHours, ...inDays];

/** The logarithmic axis that holds all times of these faults, in minutes. */
export function layTimeAxis(severities: readonly Times[]) {
  const first = Math.min(...severities.map(({ sampleAnswered }) => sampleAnswered)) * BEFORE;
  const last = Math.max(...severities.map(({ sampleRestored }) => sampleRestored)) * BEYOND;
  const isInside = (minutes: number) => minutes > first && minutes < last;
  return {
    named: names.filter(({ minutes }) => isInside(minutes)),
    ticks: marks.filter(isInside),
    /** Where a time stands, in percent of the width. */
    placeOf: (minutes: number) => (Math.log(minutes / first) / Math.log(last / first)) * 100,
  };
}

export type TimeScale = ReturnType<typeof layTimeAxis>;

/** A share of the width as drawings write it. */
export function percent(share: number): string {
  return `${share.toFixed(1)}%`;
}
