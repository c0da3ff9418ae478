import { z } from 'zod';
import { fact, list, optionalFact, text } from '#src/i18n/fields.server.ts';
import { pageIds } from '#src/routing/routes.ts';
import { searchItemTypes } from './search-item.ts';

/** Search entries (`records/search.json`). Titles and descriptions default to those of pages and records. */
export const search = list(
  'what the search finds; where two results are equally good, the first one stands above',
  {
    type: fact('what the entry is', z.enum(searchItemTypes)),
    page: fact('id of the page that it opens', z.enum(pageIds)),
    part: optionalFact(
      'id of a section of that page, or of a card, case study or question in it; without it the page itself',
      z.string(),
    ),
    title: text('title of the result, where that of the page is no help', { max: 80, optional: true }),
    description: text('line below the title of the result, where that of the page is no help', {
      max: 160,
      optional: true,
    }),
    tags: text('a few words that say what it is about, with commas', { max: 120, optional: true }),
    keywords: text('whatever else people type: plurals, abbreviations, everyday words, with commas', {
      max: 600,
    }),
  },
);
