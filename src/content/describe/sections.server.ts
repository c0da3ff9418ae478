import { z } from 'zod';
import { fact, group, island, list, optionalList, text, variants } from '#src/i18n/fields.server.ts';
import { legalSectionKinds } from './legal-sections.server.ts';
import { mapRegions } from './map-regions.ts';
import { recordSectionKinds } from './record-sections.server.ts';
import {
  actions,
  alt,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  icon,
  iconCards,
  lead,
  linkLabel,
  map,
  optionalLead,
  optionalLinkLabel,
  optionalTo,
  picture,
  studies,
  to,
} from './section-fields.server.ts';
import { serviceSectionKinds } from './service-sections.server.ts';

/** The closed list of section kinds that pages are made of. */
export const sectionKinds = {
  ...serviceSectionKinds,
  ...recordSectionKinds,
  ...legalSectionKinds,
  opening: island({
    picture,
    alt,
    eyebrow,
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
  hero: group({
    picture,
    alt,
    eyebrow,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions: optionalList(actions.item, actions.note),
  }),
  'page-heading': group({ eyebrow, title: text({ note: 'headline of the page', max: 70 }), lead }),
  figures: group({
    label: text({ note: 'name of the row of figures, read by screen readers only', max: 60 }),
    items: list(
      group({
        value: fact(
          z.union([z.number(), z.string()]),
          'a number, written as the language writes numbers, or a text such as "24/7"',
        ),
        before: text({ note: 'word before the figure, such as "under"', max: 12, optional: true }),
        unit: text({ note: 'unit after the figure', max: 16, optional: true }),
        label: text({ note: 'what the figure says', max: 60 }),
      }),
      'the figures',
    ),
  }),
  offers: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(group({ icon, to, title: cardTitle, text: cardText }), 'rows that lead to a page'),
  }),
  industries: group({
    eyebrow,
    title: heading,
    items: list(
      group({ picture, alt, title: cardTitle, text: cardText, to: optionalTo, link: optionalLinkLabel }),
      'picture cards; the first one is the large one',
    ),
  }),
  stories: group({
    eyebrow,
    title: heading,
    link: text({ note: 'text of the link on each card', max: 28 }),
    studies,
  }),
  clients: group({ eyebrow: text({ note: 'heading of the strip of logos', max: 48 }), lead: optionalLead }),
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
  values: group({
    eyebrow,
    title: heading,
    items: list(group({ title: cardTitle, text: cardText }), 'the values'),
  }),
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
  }),
  map: island({
    eyebrow,
    title: heading,
    lead: optionalLead,
    filter: text({ note: 'name of the group of region buttons, for screen readers', max: 60 }),
    regions: list(
      group({ label: text({ note: 'button that shows the places of one region only', max: 40 }) }),
      `the regions: ${mapRegions.join(', ')}`,
    ),
    map,
  }),
  search: island({ title: text({ note: 'heading above a large search field', max: 48 }) }),
  signposts: group({
    title: heading,
    items: list(
      group({ to, label: linkLabel, text: text({ note: 'what is found there', max: 90 }) }),
      'pages to go on to',
    ),
  }),
  contact: island({
    title: heading,
    lead: optionalLead,
    details: text({ note: 'heading above phone, e-mail, chat, address and hours', max: 48 }),
    hours: group({
      title: text({ note: 'heading of the working hours', max: 48 }),
      austin: text({ note: 'working days and hours, in the time of the headquarters', max: 90 }),
      gulf: text({ note: 'the same hours in Gulf time, with the difference in winter', max: 120 }),
      support: text({ note: 'when the support line is answered', max: 90 }),
    }),
  }),
  'consent-reset': group({
    title: heading,
    lead: text({ note: 'one sentence: what happens when the button is pressed', max: 200 }),
    button: text({ note: 'button that withdraws the consent to cookies and asks again', max: 40 }),
  }),
  closing: group({ title: heading, lead, actions }),
} as const;

export const sections = list(variants(sectionKinds), 'the sections of the page, in their order');

/** Says whether sections of a kind answer to the visitor. */
export function isIslandKind(kind: keyof typeof sectionKinds): boolean {
  return 'isIsland' in sectionKinds[kind];
}
