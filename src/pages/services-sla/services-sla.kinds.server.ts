import { z } from 'zod';
import { fact, group, list, text, whole } from '#src/i18n/fields.server.ts';
import { company } from '#src/content/describe/records.server.ts';
import {
  cardText,
  cardTitle,
  eyebrow,
  heading,
  icon,
  optionalLead,
} from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `services-sla` has. */
export const servicesSlaKinds = {
  'contact-methods': group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        icon,
        way: fact(
          z.enum(['phone', 'email', 'page']),
          'what the link does: call, write, or open the contact page',
        ),
        title: cardTitle,
        text: cardText,
        link: text({ note: 'text of the link', max: 40 }),
      }),
      'ways to reach support',
    ),
    company: whole(company),
  }),
} as const;
