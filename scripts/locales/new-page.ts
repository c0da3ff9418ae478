import { z } from 'zod';
import { page } from '#src/content/describe/pages.server.ts';
import { routePath } from '#src/content/describe/route-table.server.ts';
import { sharedKinds } from '#src/content/describe/shared-kinds.server.ts';
import { idOf, itemsOf, valueAt } from '#src/content/describe/json-value.server.ts';
import { group, list, optionalFact } from '#src/i18n/fields.server.ts';
import { menuPageIds } from '#src/routing/routes.ts';

const { name, menu, summary, title, description } = page.fields;
const heading = sharedKinds['page-heading'];
const { contents, items } = sharedKinds.clauses.fields;
const { title: clauseTitle, paragraphs } = items.item.fields;
/** Default id of the first paragraph, and of the first part if no part is given. */
const FIRST = 'first';

/** Fields of a new page: its route, and the texts of its bundle under the same keys. */
export const newPage = group({
  path: optionalFact('address inside a language, such as /services/sla; without it / and the id', routePath),
  parent: optionalFact('page above it; without it the home page', z.enum(menuPageIds)),
  name,
  menu,
  summary,
  title,
  description,
  sections: group({
    hero: heading,
    clauses: group({
      contents,
      items: list('parts of the text; the id of each is its anchor', {
        title: clauseTitle,
        paragraphs: group({ [FIRST]: group({ text: paragraphs.item.fields.text }) }),
      }),
    }),
  }),
});

/** Returns the initial facts of a text page: its heading and its parts. */
export function writePageFacts(given: unknown, today: string) {
  const parts = itemsOf(valueAt(given, ['sections', 'clauses', 'items']));
  return {
    published: today,
    modified: today,
    sections: [
      { id: 'hero', kind: 'page-heading' },
      {
        id: 'clauses',
        kind: 'clauses',
        items: (parts.length === 0 ? [FIRST] : parts).map((part) => ({
          id: idOf(part),
          paragraphs: [{ id: FIRST }],
        })),
      },
    ],
  };
}
