import type { SectionContent } from '#src/content/content-types.ts';

export type Trace = SectionContent<'vibration-trace'>['trace'];

export const WEEK = 7;
/** Equal spans before and after the warning, which is at two fifths of the width. */
const SPANS = { before: 2, after: 3 } as const;
/** Maximum weeks of a span with a label for each week. */
const NAMED_WEEKS = 2;
/** Heights of the failure and of the bracket above it, as shares of the vertical axis. */
const FAILURE_SHARE = 0.688;
const BRACKET_SHARE = 0.744;
/** Steps of the vertical axis, mm/s, and their number below the failure. */
const speedSteps = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1] as const;
const SPEED_STEPS = 4;

const round = (speed: number) => Math.round(speed * 1000) / 1000;

/** Returns days and speeds of the axes with labels: they cover all marks and the latest failure. */
export function layAxes({ sampleBreak, sampleFailure, sampleDoubt }: Trace, days: readonly number[]) {
  const latest = Math.max(sampleFailure + sampleDoubt, ...days);
  const longest = Math.max(-Math.min(0, ...days) / SPANS.before, latest / SPANS.after);
  const weeks = Math.max(1, Math.ceil(longest / WEEK));
  const every = Math.ceil(weeks / NAMED_WEEKS);
  const [firstWeek, lastWeek] = [-weeks * SPANS.before, weeks * SPANS.after];
  const top = round(sampleBreak / FAILURE_SHARE);
  const step = speedSteps.find((each) => each * SPEED_STEPS <= sampleBreak) ?? sampleBreak / SPEED_STEPS;
  const firstNamed = Math.ceil((firstWeek + 1) / every) * every;
  return {
    firstDay: firstWeek * WEEK,
    lastDay: lastWeek * WEEK,
    /** Top of the vertical axis and height of the bracket of the gained time, mm/s. */
    top,
    bracket: round(top * BRACKET_SHARE),
    /** Labeled weeks inside the margins. */
    weeks: Array.from(
      { length: Math.ceil((lastWeek - firstNamed) / every) },
      (_, at) => firstNamed + at * every,
    ),
    speeds: Array.from({ length: SPEED_STEPS }, (_, at) => (at + 1) * step),
  };
}

export type Axes = ReturnType<typeof layAxes>;

const PRECISION = 40;

/** Returns the growth rate of the wear: it reaches the limit on day 0 and breaks the bearing on `sampleFailure`. */
function findGrowth({ sampleUsual, sampleLimit, sampleBreak, sampleBegin, sampleFailure }: Trace): number {
  const wanted = (sampleBreak - sampleUsual) / (sampleLimit - sampleUsual);
  const ratio = (growth: number) =>
    Math.expm1(growth * (sampleFailure - sampleBegin)) / Math.expm1(-growth * sampleBegin);
  let [low, high] = [1e-4, 1];
  for (let step = 0; step < PRECISION; step += 1) {
    const middle = (low + high) / 2;
    if (ratio(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the vibration of the worn bearing by day, without noise, mm/s, and the inverse function. */
export function modelWear(trace: Trace) {
  const growth = findGrowth(trace);
  const { sampleUsual, sampleLimit, sampleBegin } = trace;
  const scale = (sampleLimit - sampleUsual) / Math.expm1(-growth * sampleBegin);
  const speedOn = (day: number) =>
    sampleUsual + (day <= sampleBegin ? 0 : scale * Math.expm1(growth * (day - sampleBegin)));
  const dayOf = (speed: number) => sampleBegin + Math.log1p((speed - sampleUsual) / scale) / growth;
  return { speedOn, dayOf };
}

/** Returns the noise of the wind in a reading, mm/s: the same in every build, different for every turbine. */
export function shake(turbine: number, day: number): number {
  const wave = Math.sin(day * 1.7 + turbine * 3.1) + Math.sin(day * 0.61 + turbine * 1.3);
  const gust = Math.sin(day * 4.3 + turbine * 7.7) * Math.sin(day * 2.9 + turbine);
  return 0.09 * wave + 0.16 * gust;
}
