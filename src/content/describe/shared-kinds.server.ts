import { z } from 'zod';
import {
  fact,
  figure,
  group,
  headline,
  island,
  list,
  matching,
  numberOf,
  optionalGroup,
  optionalList,
  references,
  text,
  whole,
} from '#src/i18n/fields.server.ts';
import { closingKind } from '#src/sections/closing.kind.server.ts';
import { comparisonKind } from '#src/sections/comparison.kind.server.ts';
import { feature, featuresKind } from '#src/sections/features.kind.server.ts';
import { processKind } from '#src/sections/process.kind.server.ts';
import { servicesKind } from '#src/sections/services.kind.server.ts';
import { storedItemsKind } from '#src/sections/stored-items.kind.server.ts';
import { tableKind } from '#src/sections/table.kind.server.ts';
import { clients, faq, successStories } from './records.server.ts';
import {
  actions,
  alt,
  cardTitle,
  sharedHead,
  optionalLead,
  paragraphs,
  picture,
  studies,
} from './section-fields.server.ts';
import { factId } from './derive-schemas.server.ts';

/** What was achieved, in figures that count up. */
const figuresKind = island({
  title: headline({ note: 'heading of the section, set small above its figures', max: 40 }),
  items: list(
    group({
      value: figure(z.union([z.number(), z.string()]), 'a number that counts up, or a text such as "24/7"'),
      count: numberOf('value'),
      before: text({ note: 'words before the figure, such as "more than"', max: 16, optional: true }),
      unit: text({ note: 'sign or unit after the figure', max: 16, optional: true }),
      label: text({ note: 'what the figure says', max: 60 }),
    }),
    'the figures; the first one is as large as a figure gets',
  ),
});

/** Questions by subject: open, with a line that finds words in them, or without that line folded. */
const questionsKind = island({
  find: text({ note: 'name of the field that finds words in the answers', max: 40, optional: true }),
  example: text({ note: 'a word to look for, shown in the empty field', max: 14, optional: true }),
  groups: list(
    group({ title: cardTitle, entries: references(faq, 'ids of entries of records/faq.json') }),
    'subjects, with their questions',
  ),
});

/** What came of a service for clients, page by page: for more stories than a page shows. */
const storyCarouselKind = island({
  ...sharedHead,
  service: fact(factId, 'key of the stories in records/success-stories.json'),
  stories: matching(successStories, 'service'),
});

/** What came of a service for clients. */
const storiesKind = group({
  ...sharedHead,
  service: fact(factId, 'key of the stories in records/success-stories.json'),
  leading: fact(factId, 'id of the story that is told first, with its result in large type'),
  beside: optionalGroup({ picture, alt }),
  stories: matching(successStories, 'service'),
});

/** Case studies, each with its drawing and with what sets it apart. */
const studiesKind = group({
  ...sharedHead,
  study: text({ note: 'link to the case study', max: 30 }),
  certificate: text({ note: 'link to the certificate: Performance certificate', max: 40 }),
  studies,
});

/** One large sentence, and what it stands on. */
const statementKind = group({
  ...sharedHead,
  paragraphs: paragraphs(600),
  points: optionalList(
    group({ text: text({ note: 'one point, a short sentence', max: 120 }) }),
    'points below the paragraphs',
  ),
});

/** Kinds of sections that several pages are made of. */
export const sharedKinds = {
  'story-carousel': storyCarouselKind,
  closing: closingKind,
  comparison: comparisonKind,
  features: featuresKind,
  figures: figuresKind,
  process: processKind,
  questions: questionsKind,
  services: servicesKind,
  statement: statementKind,
  stories: storiesKind,
  'stored-items': storedItemsKind,
  studies: studiesKind,
  table: tableKind,
  'wide-picture': group({
    picture,
    alt,
    caption: text({ note: 'small line below the picture: what it shows', max: 90, optional: true }),
  }),
  'page-heading': group({
    eyebrow: text({
      note: 'small line beside the headline, such as the date of a legal text',
      max: 48,
      optional: true,
    }),
    title: headline({ note: 'headline of the page', max: 70 }),
    lead: optionalLead,
    actions: optionalList(actions.item, actions.note),
    results: optionalList(feature, 'what came of the work that the page lists, and for whom'),
  }),
  clients: group({
    eyebrow: headline({ note: 'heading of the strip of logos', max: 48 }),
    lead: optionalLead,
    clients: whole(clients),
  }),
  clauses: group({
    contents: text({ note: 'name of the table of contents', max: 40 }),
    list: text({ note: 'line that shows the points of a clause on phones', max: 30, optional: true }),
    items: list(
      group({
        title: headline({ note: 'heading of the clause', max: 90 }),
        paragraphs: paragraphs(900),
        points: optionalList(
          group({ text: text({ note: 'one point of a list; <strong> is allowed', max: 400 }) }),
          'points below the paragraphs',
        ),
        button: text({
          note: 'button that withdraws the consent to cookies and asks again',
          max: 40,
          optional: true,
        }),
      }),
      'the clauses; the id of each is its anchor',
    ),
  }),
  search: island({ title: headline({ note: 'heading above a large search field', max: 48 }) }),
} as const;
