import { z } from 'zod';
import { actions, lead } from '#src/content/describe/section-fields.server.ts';
import { fact, group, headline, list, text } from '#src/i18n/fields.server.ts';
import { menuPageIds } from '#src/routing/routes.ts';

/** First view of Home: a headline with a changing first word above a drawn site that shows every service at work. */
export const drawnSiteKind = group({
  words: list('the words, in the order in which they appear', {
    word: text('one word of the headline that changes; it must fit before the rest of it', { max: 24 }),
  }),
  rest: headline('rest of the headline, after the word that changes', { max: 40 }),
  lead,
  actions,
  places: list('the services, in the order of the marks on the drawing', {
    to: fact('the page of the service: { "page": id }', z.strictObject({ page: z.enum(menuPageIds) })),
    place: text('where on the drawn site the service is at work', { max: 40 }),
  }),
});
