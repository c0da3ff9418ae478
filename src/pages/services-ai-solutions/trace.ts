import type { SectionContent } from '#src/content/content-types.ts';

export type Trace = SectionContent<'bearing-trace'>['trace'];

/** Days that are drawn, before and after the warning. */
export const FIRST_DAY = -28;
export const LAST_DAY = 42;
/** Top of the vertical axis, in mm/s: room for the time that is won above the failure. */
export const TOP = 12.5;
/** Where the bracket of that time stands. */
export const BRACKET = 9.3;

const PRECISION = 40;

/** How fast the wear grows: it passes the limit on day 0 and breaks the bearing on the day of its failure. */
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

/** The vibration of the worn bearing on a day, without its noise, in mm/s. */
export function followWear(trace: Trace) {
  const growth = findGrowth(trace);
  const { sampleUsual, sampleLimit, sampleBegin } = trace;
  const scale = (sampleLimit - sampleUsual) / Math.expm1(-growth * sampleBegin);
  const speedOn = (day: number) =>
    sampleUsual + (day <= sampleBegin ? 0 : scale * Math.expm1(growth * (day - sampleBegin)));
  const dayOf = (speed: number) => sampleBegin + Math.log1p((speed - sampleUsual) / scale) / growth;
  return { speedOn, dayOf };
}

/** What the wind adds to a reading: the same on every build, other for every turbine. */
export function shake(turbine: number, day: number): number {
  const wave = Math.sin(day * 1.7 + turbine * 3.1) + Math.sin(day * 0.61 + turbine * 1.3);
  const gust = Math.sin(day * 4.3 + turbine * 7.7) * Math.sin(day * 2.9 + turbine);
  return 0.09 * wave + 0.16 * gust;
}
