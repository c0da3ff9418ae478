import { z } from 'zod';
import { fact, group, list, optionalFact, text } from '#src/i18n/fields.server.ts';
import { pageIds } from '#src/routing/routes.ts';
import { searchItemTypes } from './search-item.ts';

/** Search entries (`records/search.json`). Titles and descriptions come from the pages and records themselves. */
export const search = list(
  group({
    type: fact(z.enum(searchItemTypes), 'what the entry is'),
    page: fact(z.enum(pageIds), 'id of the page that it opens'),
    part: optionalFact(
      z.string(),
      'id of a section of that page, or of a card, case study or question in it; without it the page itself',
    ),
    title: text({ note: 'title of the result, where that of the page is no help', max: 80, optional: true }),
    description: text({
      note: 'line below the title of the result, where that of the page is no help',
      max: 160,
      optional: true,
    }),
    tags: text({ note: 'a few words that say what it is about, with commas', max: 120, optional: true }),
    keywords: text({
      note: 'whatever else people type: plurals, abbreviations, everyday words, with commas',
      max: 600,
    }),
  }),
  'what the search finds; where two results are equally good, the first one stands above',
);
