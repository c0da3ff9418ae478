import { z } from 'zod';
import { group, island, list, optionalFact, optionalList, text, whole } from '#src/i18n/fields.server.ts';
import { closingKind } from '#src/sections/closing.kind.server.ts';
import { comparisonKind } from '#src/sections/comparison.kind.server.ts';
import { featuresKind } from '#src/sections/features.kind.server.ts';
import { figuresKind } from '#src/sections/figures.kind.server.ts';
import { openQuestionsKind } from '#src/sections/open-questions.kind.server.ts';
import { processKind } from '#src/sections/process.kind.server.ts';
import { questionsKind } from '#src/sections/questions.kind.server.ts';
import { servicesKind } from '#src/sections/services.kind.server.ts';
import { statementKind } from '#src/sections/statement.kind.server.ts';
import { storiesKind } from '#src/sections/stories.kind.server.ts';
import { storedItemsKind } from '#src/sections/stored-items.kind.server.ts';
import { storyCarouselKind } from '#src/sections/story-carousel.kind.server.ts';
import { studiesKind } from '#src/sections/studies.kind.server.ts';
import { tableKind } from '#src/sections/table.kind.server.ts';
import { clients, company } from './records.server.ts';
import { to } from './link-target.server.ts';
import { alt, linkLabel, optionalLead, picture } from './section-fields.server.ts';

/** Kinds of sections that several pages are made of. */
export const sharedKinds = {
  'story-carousel': storyCarouselKind,
  closing: closingKind,
  comparison: comparisonKind,
  features: featuresKind,
  figures: figuresKind,
  'open-questions': openQuestionsKind,
  process: processKind,
  questions: questionsKind,
  services: servicesKind,
  statement: statementKind,
  stories: storiesKind,
  'stored-items': storedItemsKind,
  studies: studiesKind,
  table: tableKind,
  plate: group({
    picture,
    alt,
    caption: text({ note: 'small line below the picture: what it shows', max: 90, optional: true }),
    isLow: optionalFact(
      z.boolean(),
      'true when what the picture shows stands at its lower edge: wide screens crop the sky',
    ),
    isStrip: optionalFact(
      z.boolean(),
      'true when half the height is enough for what the picture shows at its lower edge',
    ),
  }),
  'page-heading': group({
    eyebrow: text({
      note: 'small line beside the headline, such as the date of a legal text',
      max: 48,
      optional: true,
    }),
    title: text({ note: 'headline of the page', max: 70 }),
    lead: optionalLead,
  }),
  clients: group({
    eyebrow: text({ note: 'heading of the strip of logos', max: 48 }),
    lead: optionalLead,
    clients: whole(clients),
  }),
  clauses: group({
    contents: text({ note: 'name of the table of contents', max: 40 }),
    list: text({ note: 'line that shows the points of a clause on phones', max: 30, optional: true }),
    items: list(
      group({
        title: text({ note: 'heading of the clause', max: 90 }),
        paragraphs: list(
          group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 900 }) }),
          'the paragraphs',
        ),
        points: optionalList(
          group({ text: text({ note: 'one point of a list; <strong> is allowed', max: 400 }) }),
          'points below the paragraphs',
        ),
      }),
      'the clauses; the id of each is its anchor',
    ),
  }),
  search: island({ title: text({ note: 'heading above a large search field', max: 48 }) }),
  'legal-note': group({
    title: text({ note: 'question that a reader of a legal text may have, or what can be changed', max: 60 }),
    text: text({
      note: 'who answers it; {{email}} becomes a link. Or what happens when the button is pressed',
      max: 200,
    }),
    button: text({
      note: 'button that withdraws the consent to cookies and asks again',
      max: 40,
      optional: true,
    }),
    more: text({ note: 'said before links to the other legal texts', max: 30, optional: true }),
    actions: optionalList(group({ to, label: linkLabel }), 'the other legal texts'),
    company: whole(company),
  }),
} as const;
