import {
  actions,
  beforeLinks,
  blank,
  cardTitle,
  heading,
  lead,
  pageLinks,
} from '#src/content/describe/section-fields.server.ts';
import { faq } from '#src/content/describe/records.server.ts';
import { group, island, list, references, text } from '#src/i18n/fields.server.ts';

/** Kinds of sections that only the page `faq` has. */
export const faqKinds = {
  'answers-path': group({
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    contents: text({ note: 'name of the list of subjects, for screen readers', max: 40 }),
    places: list(
      group({
        title: text({ note: 'subject of the questions that the link leads to', max: 20 }),
        text: text({ note: 'shortest answer to them, below the place in the drawing', max: 60 }),
      }),
      'places of the drawing from where reading starts; each id is that of a group of the questions',
    ),
  }),
  questions: island({
    find: text({ note: 'name of the field that finds words in the answers', max: 40 }),
    example: text({ note: 'a word to look for, shown in the empty field', max: 14 }),
    groups: list(
      group({ title: cardTitle, entries: references(faq, 'ids of entries of records/faq.json') }),
      'subjects, with their questions',
    ),
  }),
  'own-question': group({
    title: heading,
    lead,
    blank: blank("the visitor's own question"),
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
