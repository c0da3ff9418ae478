import { heading, paragraphs } from '#src/content/describe/section-fields.server.ts';
import { group } from '#src/i18n/fields.server.ts';

/** Text about connecting a place without a network, next to the signal bars of a phone. */
export const signalBarsKind = group({
  title: heading,
  paragraphs: paragraphs(600),
});
