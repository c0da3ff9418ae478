/** Both ends of the logarithmic axis of costs, in thousands of dollars, and the marks on it. */
export const FIRST = 15;
export const LAST = 2400;
export const costMarks = [20, 200, 2000] as const;
/** What the costs are counted in, in dollars. */
export const THOUSAND = 1000;
/** The best that a wish can bring. */
export const BEST = 10;
/** The line between what is done and what waits: a dear project has to bring more. */
const LINE_START = 4.2;
const LINE_RISE = 1.35;
const TEN = 10;

/** Where a cost stands on the axis, in percent of its width. */
export const placeOfCost = (cost: number) => (Math.log(cost / FIRST) / Math.log(LAST / FIRST)) * 100;
/** Where a benefit stands, in percent of the height, from above. */
export const placeOfBenefit = (benefit: number) => 100 - (benefit / BEST) * 100;
/** The benefit that a project of a cost has to bring. */
export const leastBenefit = (cost: number) =>
  LINE_START + (LINE_RISE * Math.log(cost / FIRST)) / Math.log(TEN);

/** The line, in percent. */
export const line = {
  start: placeOfBenefit(leastBenefit(FIRST)),
  end: placeOfBenefit(leastBenefit(LAST)),
} as const;

/** How wide the chart is, and where the list begins beside it, in percent of both. */
export const CHART = 59;
export const LIST = 66.7;
/** Heights of the lines of the list: a step of the roadmap takes more than a project. */
export const STEP_ROW = 1.9;

/** Where the rows of the projects stand, in percent of the height; `counts` says how many each step has. */
export function listRows(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + STEP_ROW + count, 0);
  return counts.flatMap((count, step) => {
    const above = counts.slice(0, step).reduce((sum, each) => sum + STEP_ROW + each, 0);
    return Array.from({ length: count }, (_, at) => ((above + STEP_ROW + at + 0.5) / all) * 100);
  });
}

/** The way of a project from its mark to its row, in percent. */
export function drawWay(cost: number, benefit: number, row: number, isTurned: boolean): string {
  const across = (placeOfCost(cost) * CHART) / 100;
  const x = isTurned ? 100 - CHART + across : across;
  const end = isTurned ? 100 - LIST : LIST;
  const y = placeOfBenefit(benefit);
  const bend = isTurned ? 100 - CHART : CHART;
  return `M${x.toFixed(1)} ${y.toFixed(1)}C${((x + bend) / 2).toFixed(1)} ${y.toFixed(1)} ${bend} ${row.toFixed(1)} ${end} ${row.toFixed(1)}`;
}
