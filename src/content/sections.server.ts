import { z } from 'zod';
import { pageIds } from '#src/routing/routes.ts';
import { fact, group, list, optionalFact, optionalList, text, variants } from '#src/i18n/fields.server.ts';
import { iconNames } from './icon-names.ts';

/** Where a link leads: a page of the site and, where it has one, an anchor on it. */
const target = z.strictObject({
  page: z.enum(pageIds),
  anchor: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'an anchor such as "monitoring-tools"')
    .optional(),
});

const to = fact(target, 'where the link leads: { "page": id, "anchor": id }');
const optionalTo = optionalFact(target, 'where the link leads: { "page": id, "anchor": id }');
const icon = fact(z.enum(iconNames), 'name of the icon');
const picture = fact(z.string(), 'name of a picture in pictures.json, without "-start" and "-end"');

const eyebrow = text({ note: 'small line above the heading: the name of the section', max: 48 });
const heading = text({ note: 'heading of the section', max: 90 });
const lead = text({ note: 'one or two sentences below the heading', max: 260 });
const optionalLead = text({ note: 'one or two sentences below the heading', max: 260, optional: true });
const linkLabel = text({ note: 'text of the link; it names where the link leads', max: 40 });
const optionalLinkLabel = text({
  note: 'text of the link; it names where the link leads',
  max: 40,
  optional: true,
});
const alt = text({ note: 'what the picture shows, for people who do not see it', max: 160 });
const cardTitle = text({ note: 'title of the card', max: 48 });
const cardText = text({ note: 'two lines of text', max: 200 });

const actions = list(
  group({ to, label: text({ note: 'text of the button', max: 28 }) }),
  'one or two buttons, the main one first',
);

const iconCards = list(group({ icon, title: cardTitle, text: cardText }), 'the cards');

/** The closed list of section kinds that pages are made of. */
export const sectionKinds = {
  opening: group({
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
    studies: fact(z.array(z.string()), 'ids of case studies'),
  }),
  'case-studies': group({
    title: heading,
    studies: fact(z.array(z.string()), 'ids of case studies'),
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
  regions: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        title: cardTitle,
        places: text({ note: 'countries or places of the region', max: 90 }),
        text: cardText,
      }),
      'the regions',
    ),
  }),
  signposts: group({
    title: heading,
    items: list(
      group({ to, label: linkLabel, text: text({ note: 'what is found there', max: 90 }) }),
      'pages to go on to',
    ),
  }),
  closing: group({ title: heading, lead, actions }),
} as const;

export const sections = list(variants(sectionKinds), 'the sections of the page, in their order');
