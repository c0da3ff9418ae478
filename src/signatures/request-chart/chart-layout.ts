import type { SectionContent } from '#src/content/content-types.ts';

/** Minimum benefit of a project: `benefit` at `cost`, and `rise` more at ten times the cost. */
export type Threshold = SectionContent<'request-chart'>['sampleLeast'];

/** Dollars per unit of the costs. */
export const THOUSAND = 1000;
/** Highest benefit of a request. */
export const BEST = 10;
const TEN = 10;
/** The cost axis is labeled 2, 20, 200 …; it starts before the first label and ends after the last. */
const MARK = 2;
const BEFORE = 0.75;
const BEYOND = 1.2;

/** Returns the vertical position of a benefit, percent from the top. */
export const positionOfBenefit = (benefit: number) => 100 - (benefit / BEST) * 100;
/** Returns the minimum benefit of a project by its cost. */
export const requiredBenefit = ({ cost, benefit, rise }: Threshold, own: number) =>
  benefit + rise * Math.log10(own / cost);

/** Lays out the chart of requests; its axis covers all costs, in thousands of dollars. */
export function layOutChart(costs: readonly number[], threshold: Threshold) {
  const power = (cost: number) => Math.log10(cost / MARK);
  const lowest = Math.floor(power(Math.min(...costs)));
  const highest = Math.ceil(power(Math.max(...costs)));
  const marks = Array.from({ length: highest - lowest + 1 }, (_, at) => MARK * TEN ** (lowest + at));
  const first = MARK * TEN ** lowest * BEFORE;
  const last = MARK * TEN ** highest * BEYOND;
  return {
    marks,
    /** Returns the position of a cost on the logarithmic axis, percent of its width. */
    positionOfCost: (cost: number) => (Math.log(cost / first) / Math.log(last / first)) * 100,
    /** Vertical positions of the threshold line at both ends of the axis, percent. */
    line: {
      start: positionOfBenefit(requiredBenefit(threshold, first)),
      end: positionOfBenefit(requiredBenefit(threshold, last)),
    },
  };
}

export type Chart = ReturnType<typeof layOutChart>;

/** Width of the chart and start of the list next to it, percent of both together. */
export const CHART = 59;
export const LIST = 66.7;
/** Height of a step's name in the list; a project has 1. */
export const STEP_ROW = 1.5;
