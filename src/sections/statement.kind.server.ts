import { formHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, optionalList, text } from '#src/i18n/fields.server.ts';

/** One large sentence, and what it stands on. */
export const statementKind = group({
  ...formHead,
  paragraphs: list(
    group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
    'the paragraphs',
  ),
  points: optionalList(
    group({ text: text({ note: 'one point, a short sentence', max: 120 }) }),
    'points below the paragraphs',
  ),
});
