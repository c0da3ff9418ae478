import { z } from 'zod';
import { fact, optional, optionalFact } from '#src/i18n/fields.server.ts';
import { contactServices } from '#src/routing/service-pages.ts';
import { pageIds } from '#src/routing/routes.ts';

const anchor = z.string().regex(/^[a-z0-9-]+$/, 'an anchor such as "monitoring-tools"');

/** Target of a link: a page, an anchor on it, or the service to preselect in the contact form. */
export const target = z.strictObject({
  page: z.enum(pageIds),
  anchor: anchor.optional(),
  service: z.enum(contactServices).optional(),
});

export const to = fact(
  'where the link leads: { "page": id }, with an "anchor" or a "service" for the form',
  target,
);
export const optionalTo = optional(to);
export const optionalAnchor = optionalFact(
  'anchor by which links reach it, the same in every language',
  anchor,
);
