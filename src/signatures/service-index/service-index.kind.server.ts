import { z } from 'zod';
import { sitePlaces } from '#src/config/site-places.ts';
import { actions, eyebrow, icon, lead } from '#src/content/describe/section-fields.server.ts';
import { fact, group, headline, list, text } from '#src/i18n/fields.server.ts';
import { menuPageIds } from '#src/routing/routes.ts';

/** The services as an index beside the drawn site on which they are at work. */
export const serviceIndexKind = group({
  eyebrow,
  title: headline({ note: 'headline of the page', max: 70 }),
  lead,
  actions,
  items: list(
    group({
      icon,
      to: fact(z.strictObject({ page: z.enum(menuPageIds) }), 'the page of the service: { "page": id }'),
      at: fact(z.enum(sitePlaces), 'the place of the drawn site where the service is at work'),
      title: text({
        note: 'name of the service, as menus call it; bound where it must not break',
        max: 32,
      }),
      place: text({ note: 'name of that place, beside its number', max: 28 }),
      text: text({ note: 'one fact of the service, without a full stop', max: 76 }),
    }),
    'the services, in the order of their places on the drawn site, by which Home counts them too',
  ),
});
