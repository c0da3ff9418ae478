import { eyebrow, lead } from '#src/content/describe/section-fields.server.ts';
import { group, headline } from '#src/i18n/fields.server.ts';

/** First view of the 404 page: the visitor's position, beyond the edge of coverage. */
export const coveragePlanKind = group({
  eyebrow,
  title: headline('headline of the page', { max: 70 }),
  lead,
});
