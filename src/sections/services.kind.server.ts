import { z } from 'zod';
import {
  cardText,
  cardTitle,
  sharedHead,
  icon,
  optionalLinkLabel,
} from '#src/content/describe/section-fields.server.ts';
import { optionalTo } from '#src/content/describe/link-target.server.ts';
import { group, list, optionalFact, text } from '#src/i18n/fields.server.ts';

/** Services to choose from: cards with a name and what each includes. */
export const servicesKind = group({
  ...sharedHead,
  layout: optionalFact(
    '"columns" beside each other, or "rows" below each other with large names; without it columns',
    z.enum(['columns', 'rows']),
  ),
  items: list('the services; the id of each is its anchor', {
    icon,
    title: cardTitle,
    text: cardText,
    features: list('what the service includes', {
      text: text('one feature, a few words without a full stop', { max: 60 }),
    }),
    to: optionalTo,
    link: optionalLinkLabel,
  }),
});
