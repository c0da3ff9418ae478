import type { SectionContent } from '#src/content/content-types.ts';

/** The least benefit that a project needs: so much at one cost, and so much more at ten times the cost. */
export type Threshold = SectionContent<'request-chart'>['sampleLeast'];

/** What the costs are counted in, in dollars. */
export const THOUSAND = 1000;
/** The best that a request can bring. */
export const BEST = 10;
const TEN = 10;
/** The axis of costs names 2, 20, 200 …; it begins a little before the first and ends a little beyond the last. */
const MARK = 2;
const BEFORE = 0.75;
const BEYOND = 1.2;

/** Where a benefit stands, in percent of the height, from above. */
export const positionOfBenefit = (benefit: number) => 100 - (benefit / BEST) * 100;
/** The least benefit that a project of a cost needs. */
export const requiredBenefit = ({ cost, benefit, rise }: Threshold, own: number) =>
  benefit + rise * Math.log10(own / cost);

/** The chart of requests: its axis holds all their costs, in thousands of dollars. */
export function layOutChart(costs: readonly number[], threshold: Threshold) {
  const power = (cost: number) => Math.log10(cost / MARK);
  const lowest = Math.floor(power(Math.min(...costs)));
  const highest = Math.ceil(power(Math.max(...costs)));
  const marks = Array.from({ length: highest - lowest + 1 }, (_, at) => MARK * TEN ** (lowest + at));
  const first = MARK * TEN ** lowest * BEFORE;
  const last = MARK * TEN ** highest * BEYOND;
  return {
    marks,
    /** Where a cost stands on the logarithmic axis, in percent of its width. */
    positionOfCost: (cost: number) => (Math.log(cost / first) / Math.log(last / first)) * 100,
    /** Heights of the line between what is done and what waits, in percent, at both ends of the axis. */
    line: {
      start: positionOfBenefit(requiredBenefit(threshold, first)),
      end: positionOfBenefit(requiredBenefit(threshold, last)),
    },
  };
}

export type Chart = ReturnType<typeof layOutChart>;

/** How wide the chart is, and where the list begins beside it, in percent of both. */
export const CHART = 59;
export const LIST = 66.7;
/** Height of the name of a step in the list; a project takes 1. */
export const STEP_ROW = 1.5;
