import { group, island, list, text, whole } from '#src/i18n/fields.server.ts';
import { locations } from '#src/content/describe/records.server.ts';
import {
  alt,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  iconCards,
  map,
  optionalLead,
  picture,
} from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `about` has. */
export const aboutKinds = {
  introduction: group({
    picture,
    alt,
    eyebrow,
    title: heading,
    paragraphs: list(
      group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
      'the paragraphs',
    ),
  }),
  principles: group({ eyebrow, title: heading, items: iconCards }),
  reasons: group({ eyebrow, title: heading, lead: optionalLead, items: iconCards }),
  regions: island({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        title: cardTitle,
        places: text({ note: 'countries or places of the region', max: 90 }),
        text: cardText,
      }),
      'the regions; records/locations.json names their ids in "areas"',
    ),
    show: text({ note: 'button of a region that lights up its places on the map', max: 30 }),
    map,
    locations: whole(locations),
  }),
  values: group({
    eyebrow,
    title: heading,
    items: list(group({ title: cardTitle, text: cardText }), 'the values'),
  }),
} as const;
