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
  optional,
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
  condition,
  sharedHead,
  optionalLead,
  paragraphs,
  picture,
  studies,
} from './section-fields.server.ts';
import { factId } from './derive-schemas.server.ts';

/** Results as figures that count up. */
const figuresKind = island({
  title: headline('heading of the section, set small above its figures', { max: 40 }),
  items: list('the figures; the first one is as large as a figure gets', {
    value: figure('a number that counts up, or a text such as "24/7"', z.union([z.number(), z.string()])),
    count: numberOf('value'),
    before: text('words before the figure, such as "more than"', { max: 16, optional: true }),
    unit: text('sign or unit after the figure', { max: 16, optional: true }),
    label: text('what the figure says', { max: 60 }),
  }),
});

/** Questions by subject: expanded with a search field, or collapsed without one. */
const questionsKind = island({
  find: text('name of the field that finds words in the answers', { max: 40, optional: true }),
  example: text('a word to look for, shown in the empty field', { max: 14, optional: true }),
  groups: list('subjects, with their questions', {
    title: cardTitle,
    entries: references('ids of entries of records/faq.json', faq),
  }),
});

/** Success stories of a service in a carousel, for more stories than fit on a page. */
const storyCarouselKind = island({
  ...sharedHead,
  service: fact('key of the stories in records/success-stories.json', factId),
  stories: matching(successStories, 'service'),
});

/** Success stories of a service. */
const storiesKind = group({
  ...sharedHead,
  service: fact('key of the stories in records/success-stories.json', factId),
  leading: fact('id of the story that is told first, with its result in large type', factId),
  beside: optionalGroup({ picture, alt }),
  stories: matching(successStories, 'service'),
});

/** Case studies, each with its drawing and its distinguishing fact. */
const studiesKind = group({
  ...sharedHead,
  study: text('link to the case study', { max: 30 }),
  certificate: text('link to the certificate: Performance certificate', { max: 40 }),
  studies,
});

/** One large statement and the points that support it. */
const statementKind = group({
  ...sharedHead,
  paragraphs: paragraphs(600),
  points: optionalList('points below the paragraphs', {
    text: text('one point, a short sentence', { max: 120 }),
  }),
});

/** Texts of a clause, each with at most `most` characters. */
const clauseTexts = (note: string, most: number) =>
  list(note, {
    when: condition,
    text: text('a paragraph or a point; <strong> is allowed', { max: most }),
  });

/** Section kinds that several pages share. */
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
    caption: text('small line below the picture: what it shows', { max: 90, optional: true }),
  }),
  'page-heading': group({
    eyebrow: text('small line beside the headline, such as the date of a legal text', {
      max: 48,
      optional: true,
    }),
    title: headline('headline of the page', { max: 70 }),
    lead: optionalLead,
    actions: optional(actions),
    results: optionalList('what came of the work that the page lists, and for whom', feature),
  }),
  clients: group({
    eyebrow: headline('heading of the strip of logos', { max: 48 }),
    lead: optionalLead,
    clients: whole(clients),
  }),
  clauses: group({
    contents: text('name of the table of contents', { max: 40 }),
    items: list('the clauses; the id of each is its anchor', {
      title: headline('heading of the clause', { max: 90 }),
      paragraphs: clauseTexts('the paragraphs', 900),
      points: optional(clauseTexts('points below the paragraphs', 400)),
      button: text('button that withdraws the consent to cookies and asks again', {
        max: 40,
        optional: true,
      }),
    }),
  }),
  search: island({ title: headline('heading above a large search field', { max: 48 }) }),
} as const;
