import { actions, lead, studies } from '#src/content/describe/section-fields.server.ts';
import { group, headline, list, text } from '#src/i18n/fields.server.ts';

/** First view of a page: project capacities as lights on one scale. */
export const capacityLightsKind = group({
  title: headline('headline of the page', { max: 70 }),
  lead,
  actions,
  scale: text('what one light of the drawing stands for, and what its two colors mean', { max: 120 }),
  studies,
  places: list('where each of the studies is, under its id', {
    near: text('where the project is, without the country', { max: 24 }),
  }),
});
