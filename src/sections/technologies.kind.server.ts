import { cardTitle, formHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, text } from '#src/i18n/fields.server.ts';

/** What the work is done with. */
export const technologiesKind = group({
  ...formHead,
  items: list(
    group({
      title: cardTitle,
      text: text({ note: 'what it is good for, one short sentence', max: 120, optional: true }),
    }),
    'the technologies, a tile each',
  ),
});
