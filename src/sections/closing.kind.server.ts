import { z } from 'zod';
import {
  actions,
  beforeLinks,
  blank,
  cardText,
  cardTitle,
  sharedHead,
  linkLabel,
  pageLinks,
  studies,
} from '#src/content/describe/section-fields.server.ts';
import { to } from '#src/content/describe/link-target.server.ts';
import { company } from '#src/content/describe/records.server.ts';
import { fact, group, list, optionalGroup, optionalList, text, whole } from '#src/i18n/fields.server.ts';
import { addressAnswers } from '#src/routing/address-answers.ts';

const { tone, title, lead } = sharedHead;
const coordinates = fact('longitude and latitude, degrees', z.tuple([z.number(), z.number()]));

/** The end of a page: next steps and related pages. */
export const closingKind = group({
  tone,
  title,
  lead,
  blank: optionalGroup({
    asks: fact('what the answer is about; the message at Contact begins with it', z.enum(addressAnswers)),
    label: text('label of a field for the answer of the visitor', { max: 40 }),
    example: text('an example in the empty field', { max: 40 }),
  }),
  items: optionalList('ways to reach a person; the number of the phone stands in large type', {
    way: fact(
      'what the link does: call, write, or open the contact page',
      z.enum(['phone', 'email', 'page']),
    ),
    title: cardTitle,
    text: cardText,
    link: text('text of the link', { max: 40 }),
  }),
  site: optionalGroup({
    place: blank("where the visitor's site is"),
    start: blank('when work begins there'),
    send: text('button that takes both answers to the contact form', { max: 28 }),
    hint: text('above the maps: that a press on them names the place', { max: 60 }),
    maps: list('the maps, from west to east', {
      shape: fact('the part of the world', z.enum(['press-america', 'press-mena'])),
      map: text('what the map is and what a press on it does, for screen readers', { max: 110 }),
      cities: list('the cities that the map names', {
        coordinates,
        side: fact(
          'where the name stands from the dot: over land',
          z.enum(['north', 'south', 'east', 'west']),
        ),
        name: text('name of a city on the map', { max: 24 }),
      }),
    }),
  }),
  actions,
  next: optionalGroup({
    to,
    title: text('said before the name of the next page', { max: 40 }),
    label: linkLabel,
  }),
  related: optionalGroup({ title: beforeLinks, cases: optionalGroup({ studies }), items: pageLinks }),
  company: whole(company),
});
