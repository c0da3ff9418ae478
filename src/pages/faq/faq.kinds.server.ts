import { actions, cardTitle, heading, lead, linkLabel } from '#src/content/describe/section-fields.server.ts';
import { to } from '#src/content/describe/link-target.server.ts';
import { faq } from '#src/content/describe/records.server.ts';
import { group, island, list, references, text } from '#src/i18n/fields.server.ts';

/** Kinds of sections that only the page `faq` has. */
export const faqKinds = {
  questions: island({
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
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
    actions,
    more: text({ note: 'said before links to pages that tell more', max: 40 }),
    links: list(group({ to, label: linkLabel }), 'those pages'),
  }),
} as const;
