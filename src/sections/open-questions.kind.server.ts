import { faq } from '#src/content/describe/records.server.ts';
import { heading } from '#src/content/describe/section-fields.server.ts';
import { group, references } from '#src/i18n/fields.server.ts';

/** Some of the frequently asked questions, folded until one of them is pressed. */
export const openQuestionsKind = group({
  title: heading,
  entries: references(faq, 'ids of entries of records/faq.json'),
});
