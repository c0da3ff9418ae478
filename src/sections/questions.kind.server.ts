import { faq } from '#src/content/describe/records.server.ts';
import { cardTitle } from '#src/content/describe/section-fields.server.ts';
import { group, island, list, references, text } from '#src/i18n/fields.server.ts';

/** The frequently asked questions by subject, with a line that finds words in them. */
export const questionsKind = island({
  find: text({ note: 'name of the field that finds words in the answers', max: 40 }),
  example: text({ note: 'a word to look for, shown in the empty field', max: 14 }),
  groups: list(
    group({ title: cardTitle, entries: references(faq, 'ids of entries of records/faq.json') }),
    'subjects, with their questions',
  ),
});
