import { eyebrow, lead } from '#src/content/describe/section-fields.server.ts';
import { group, headline } from '#src/i18n/fields.server.ts';

/** The first view of the page for unknown addresses: where the visitor stands, beyond the line that coverage ends at. */
export const coveragePlanKind = group({
  eyebrow,
  title: headline('headline of the page', { max: 70 }),
  lead,
});
