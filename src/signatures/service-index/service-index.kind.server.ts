import { z } from 'zod';
import { sitePlaces } from '#src/config/site-places.ts';
import { actions, eyebrow, icon, lead } from '#src/content/describe/section-fields.server.ts';
import { fact, group, headline, list, text } from '#src/i18n/fields.server.ts';
import { menuPageIds } from '#src/routing/routes.ts';

/** The services as an index next to the drawn site that shows them at work. */
export const serviceIndexKind = group({
  eyebrow,
  title: headline('headline of the page', { max: 70 }),
  lead,
  actions,
  items: list('the services, in the order of their places on the drawn site, by which Home counts them too', {
    icon,
    to: fact('the page of the service: { "page": id }', z.strictObject({ page: z.enum(menuPageIds) })),
    at: fact('the place of the drawn site where the service is at work', z.enum(sitePlaces)),
    title: text('name of the service, as menus call it; bound where it must not break', { max: 32 }),
    place: text('name of that place, beside its number', { max: 28 }),
    text: text('one fact of the service, without a full stop', { max: 76 }),
  }),
});
