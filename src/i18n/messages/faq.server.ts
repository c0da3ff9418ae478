import { group, plural, text } from '#src/i18n/fields.server.ts';

/** Words of the field that finds words in the answers (`faq.json`). */
export const faqMessages = group({
  found: plural({
    note: 'how many questions of all have what was typed, beside the field and read aloud',
    values: ['count', 'total'],
  }),
  none: text({ note: 'when no question has what was typed', max: 80 }),
  clear: text({ note: 'button that empties the field', max: 16 }),
});
