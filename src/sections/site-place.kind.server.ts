import { z } from 'zod';
import { actions, blank, heading, lead } from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';

const coordinates = fact(z.tuple([z.number(), z.number()]), 'longitude and latitude, degrees');

/** The end of Home: asks where the visitor's site is, in a field and on maps that are pressed. */
export const sitePlaceKind = group({
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
});
