import { actions, lead, studies } from '#src/content/describe/section-fields.server.ts';
import { group, headline, list, text } from '#src/i18n/fields.server.ts';

/** The first view of a page: the capacities of projects as lights, all to one scale. */
export const capacityLightsKind = group({
  title: headline({ note: 'headline of the page', max: 70 }),
  lead,
  actions,
  scale: text({ note: 'what one light of the drawing stands for, and what its two colors mean', max: 120 }),
  studies,
  places: list(
    group({ near: text({ note: 'where the project is, without the country', max: 24 }) }),
    'where each of the studies is, under its id',
  ),
});
