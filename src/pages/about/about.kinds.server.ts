import { fact, group, island, list, reference, text, whole } from '#src/i18n/fields.server.ts';
import { locations } from '#src/content/describe/locations.server.ts';
import {
  cardText,
  cardTitle,
  degrees,
  eyebrow,
  heading,
  optionalLead,
  sea,
} from '#src/content/describe/section-fields.server.ts';

/** Section kinds of the page `about` only. */
export const aboutKinds = {
  regions: island({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list('the regions; records/locations.json names their ids in "areas"', {
      title: cardTitle,
      places: text('countries or places of the region', { max: 90 }),
      text: cardText,
    }),
    show: text('button of a region that lights up its places on the map', { max: 30 }),
    map: text('name of the map, for screen readers', { max: 60 }),
    origin: reference('id of the place from which distances are measured', locations),
    headquarters: text('stands in place of a distance at the headquarters', { max: 24 }),
    unit: text('unit of the distances; "km (miles)" says them in miles too', { max: 12 }),
    measured: text('how the distances are measured and rounded, below the map', { max: 140 }),
    parallel: group({
      latitude: fact('latitude of the line that is drawn across the map, degrees north', degrees),
      text: text('what lies on the line, written along it', { max: 48 }),
    }),
    seas: list('the seas that the map names', sea),
    locations: whole(locations),
  }),
} as const;
