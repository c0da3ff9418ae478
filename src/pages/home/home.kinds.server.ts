import { z } from 'zod';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';
import { menuPageIds } from '#src/routing/routes.ts';
import {
  actions,
  alt,
  blank,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  lead,
  optionalLead,
  optionalLinkLabel,
  picture,
  studies,
} from '#src/content/describe/section-fields.server.ts';
import { optionalTo, to } from '#src/content/describe/link-target.server.ts';

const coordinates = fact(z.tuple([z.number(), z.number()]), 'longitude and latitude, degrees');

/** Kinds of sections that only the page `home` has. */
export const homeKinds = {
  opening: group({
    picture,
    alt,
    words: list(
      group({
        word: text({
          note: 'one word of the headline that changes; it must fit before the rest of it',
          max: 24,
        }),
      }),
      'the words, in the order in which they appear',
    ),
    rest: text({ note: 'rest of the headline, after the word that changes', max: 40 }),
    lead,
    actions,
  }),
  offers: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    places: list(
      group({
        to: fact(z.strictObject({ page: z.enum(menuPageIds) }), 'the page of the service: { "page": id }'),
        place: text({ note: 'where on the drawn site the service is at work', max: 40 }),
      }),
      'the services, in the order of the marks on the drawing',
    ),
    items: list(group({ to, title: cardTitle, text: cardText }), 'the fields of expertise below the drawing'),
  }),
  industries: group({
    eyebrow,
    title: heading,
    items: list(
      group({ picture, alt, title: cardTitle, text: cardText, to: optionalTo, link: optionalLinkLabel }),
      'picture cards; the first one is the large one',
    ),
  }),
  'plan-sheets': group({
    eyebrow,
    title: heading,
    link: text({ note: 'text of the link on each card', max: 28 }),
    studies,
    drawings: list(
      group({
        fact: text({ note: 'what sets this project apart, set large beside its drawing', max: 48 }),
        alt,
      }),
      'the drawings of the studies, in their order',
    ),
  }),
  'site-place': group({
    title: heading,
    lead,
    place: blank("where the visitor's site is"),
    start: blank('when work begins there'),
    send: text({ note: 'button that takes both answers to the contact form', max: 28 }),
    hint: text({ note: 'above the maps: that a press on them names the place', max: 60 }),
    maps: list(
      group({
        shape: fact(z.enum(['press-america', 'press-mena']), 'the part of the world'),
        map: text({ note: 'what the map is and what a press on it does, for screen readers', max: 110 }),
        cities: list(
          group({
            coordinates,
            side: fact(
              z.enum(['north', 'south', 'east', 'west']),
              'where the name stands from the dot: over land',
            ),
            name: text({ note: 'name of a city on the map', max: 24 }),
          }),
          'the cities that the map names',
        ),
      }),
      'the maps, from west to east',
    ),
    actions,
  }),
} as const;
