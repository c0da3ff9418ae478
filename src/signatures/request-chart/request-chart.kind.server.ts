import { z } from 'zod';
import { serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';
import { BEST } from './chart-layout.ts';

/** Values on the axes of the chart. */
const cost = z.int().positive();
const benefit = z.number().min(0).max(BEST);

/**
 * Opening of a page: requests by cost and benefit, and the roadmap of those that become projects. Data in fields named
 * `sample…` is invented: `npm run check:launch` lists it.
 */
export const requestChartKind = group({
  ...serviceOpening(60),
  example: text('above the chart; begins with "Example", as its figures are samples', { max: 90 }),
  benefit: text('name of the upright axis, at its top', { max: 24 }),
  cost: text('name of the axis of costs, with the unit of its numbers', { max: 60 }),
  unit: text('above the costs of the projects: in what they are', { max: 24 }),
  line: text('what the line across the chart means', { max: 60 }),
  threshold: text('name of the line across the chart, beside it', { max: 18 }),
  sampleSum: text('below the chart: that the marks are 12 and 28, 40 in all', { max: 110 }),
  sampleCosts: text('what the projects cost, and what all requests would', { max: 110 }),
  sampleLeast: fact(
    'what a project has to bring: a benefit at a cost, and how much more for each tenfold of it; a sample',
    z.object({ cost, benefit, rise: z.number().min(0) }),
  ),
  sampleWaiting: fact(
    'what waits below the line: costs and benefits as those of the projects; samples',
    z.array(z.object({ cost, benefit })),
  ),
  items: list('the steps of the roadmap', {
    title: text('when this step is taken', { max: 20 }),
    projects: list('projects of the step, in the order of their numbers', {
      sampleCost: fact('cost over five years, in thousands of dollars; a sample', cost),
      sampleBenefit: fact('benefit, from 0 to 10; a sample', benefit),
      title: text('name of the project', { max: 34 }),
    }),
  }),
});
