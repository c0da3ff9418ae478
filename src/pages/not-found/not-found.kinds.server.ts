import { eyebrow, heading, lead, linkLabel } from '#src/content/describe/section-fields.server.ts';
import { to } from '#src/content/describe/link-target.server.ts';
import { group, island, list, text } from '#src/i18n/fields.server.ts';

/** Kinds of sections that only the page `not-found` has. */
export const notFoundKinds = {
  'out-of-coverage': group({ eyebrow, title: text({ note: 'headline of the page', max: 70 }), lead }),
  search: island({ title: text({ note: 'heading above a large search field', max: 48 }) }),
  'covered-pages': group({
    title: heading,
    items: list(
      group({ to, label: linkLabel, text: text({ note: 'what is found there', max: 90 }) }),
      'five pages to go on to: the camp of the map, then its masts',
    ),
  }),
} as const;
