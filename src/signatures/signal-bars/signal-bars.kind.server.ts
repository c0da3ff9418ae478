import { heading, paragraphs } from '#src/content/describe/section-fields.server.ts';
import { group } from '#src/i18n/fields.server.ts';

/** What is brought to a place without a network, beside the bars of a phone that finds one. */
export const signalBarsKind = group({
  title: heading,
  paragraphs: paragraphs(600),
});
