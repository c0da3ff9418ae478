import { z } from 'zod';
import { serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';
import { BEST } from './chart-layout.ts';

/** What the axes of the chart hold. */
const cost = z.int().positive();
const benefit = z.number().min(0).max(BEST);

/**
 * The opening of a page: requests by cost and benefit, and the roadmap of those that become projects. What is stored
 * under a name that begins with `sample` was invented: `npm run check:launch` lists it.
 */
export const requestChartKind = group({
  ...serviceOpening(60),
  example: text({ note: 'above the chart; begins with "Example", as its figures are samples', max: 90 }),
  benefit: text({ note: 'name of the upright axis, at its top', max: 24 }),
  cost: text({ note: 'name of the axis of costs, with the unit of its numbers', max: 60 }),
  unit: text({ note: 'above the costs of the projects: in what they are', max: 24 }),
  line: text({ note: 'what the line across the chart means', max: 60 }),
  threshold: text({ note: 'name of the line across the chart, beside it', max: 18 }),
  sampleSum: text({ note: 'below the chart: that the marks are 12 and 28, 40 in all', max: 110 }),
  sampleCosts: text({ note: 'what the projects cost, and what all requests would', max: 110 }),
  sampleLeast: fact(
    z.object({ cost, benefit, rise: z.number().min(0) }),
    'what a project has to bring: a benefit at a cost, and how much more for each tenfold of it; a sample',
  ),
  sampleWaiting: fact(
    z.array(z.object({ cost, benefit })),
    'what waits below the line: costs and benefits as those of the projects; samples',
  ),
  items: list(
    group({
      title: text({ note: 'when this step is taken', max: 20 }),
      projects: list(
        group({
          sampleCost: fact(cost, 'cost over five years, in thousands of dollars; a sample'),
          sampleBenefit: fact(benefit, 'benefit, from 0 to 10; a sample'),
          title: text({ note: 'name of the project', max: 34 }),
        }),
        'projects of the step, in the order of their numbers',
      ),
    }),
    'the steps of the roadmap',
  ),
});
