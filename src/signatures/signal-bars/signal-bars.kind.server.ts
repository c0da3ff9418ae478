import { heading } from '#src/content/describe/section-fields.server.ts';
import { group, list, text } from '#src/i18n/fields.server.ts';

/** What is brought to a place without a network, beside the bars of a phone that finds one. */
export const signalBarsKind = group({
  title: heading,
  paragraphs: list(
    group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
    'the paragraphs',
  ),
});
