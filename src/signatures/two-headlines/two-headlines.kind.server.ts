import { actions, lead, serviceName } from '#src/content/describe/section-fields.server.ts';
import { group, text } from '#src/i18n/fields.server.ts';

/** Opening of a page: its headline in two scripts, on guide lines. */
export const twoHeadlinesKind = group({
  eyebrow: serviceName,
  title: text('headline of the page; it breaks where a plain blank stands, all other blanks are U+00A0', {
    max: 70,
  }),
  lead,
  actions,
  letter: text('beside a line of the drawing: how high a capital or an alef is', {
    max: 24,
    ownNumbers: true,
  }),
  otherLetter: text('the same, of the other script', { max: 24, ownNumbers: true }),
  baseline: text('beside a line of the drawing: what letters stand on', { max: 20 }),
  same: text('what both halves have in common, one sentence', { max: 140 }),
  other: text('link to this page in the other language', { max: 40 }),
});
