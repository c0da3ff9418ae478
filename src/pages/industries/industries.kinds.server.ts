import { group, list, text } from '#src/i18n/fields.server.ts';
import {
  cardText,
  cardTitle,
  heading,
  icon,
  optionalLead,
  optionalLinkLabel,
} from '#src/content/describe/section-fields.server.ts';
import { optionalTo } from '#src/content/describe/link-target.server.ts';

/** Kinds of sections that only the page `industries` has. */
export const industriesKinds = {
  sectors: group({
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        icon,
        to: optionalTo,
        title: cardTitle,
        text: cardText,
        points: list(
          group({ text: text({ note: 'one thing that we do there, a few words', max: 70 }) }),
          'what we do in the industry',
        ),
        link: optionalLinkLabel,
      }),
      'the industries; the id of each is its anchor',
    ),
  }),
} as const;
