import { actions, eyebrow, lead } from '#src/content/describe/section-fields.server.ts';
import { group, headline, text } from '#src/i18n/fields.server.ts';

/** Opening of a page: two people at the greatest distance at which they see each other, and what they stand for. */
export const sightLineKind = group({
  eyebrow,
  title: headline('headline of the page, at its largest size: four to eight words', { max: 48 }),
  lead,
  actions,
  distance: text('how far the two people of the drawing are apart, set large below it', { max: 10 }),
  sight: text('below the distance: two people on flat ground who are so far apart just see each other', {
    max: 140,
  }),
});
