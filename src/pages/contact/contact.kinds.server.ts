import { group, island, list, text, whole } from '#src/i18n/fields.server.ts';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import { company, locations } from '#src/content/describe/records.server.ts';
import { eyebrow, heading, map, optionalLead } from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `contact` has. */
export const contactKinds = {
  contact: island({
    title: heading,
    lead: optionalLead,
    details: text({ note: 'heading above phone, e-mail, chat, address and hours', max: 48 }),
    hours: group({
      title: text({ note: 'heading of the working hours', max: 48 }),
      offices: list(
        group({ text: text({ note: 'working days and hours, in the time of one place', max: 120 }) }),
        'when the company works, each in the time of one place; the first is the headquarters',
      ),
      support: text({ note: 'when the support line is answered', max: 90 }),
    }),
    company: whole(company),
  }),
  map: island({
    eyebrow,
    title: heading,
    lead: optionalLead,
    filter: text({ note: 'name of the group of region buttons, for screen readers', max: 60 }),
    regions: list(
      group({ label: text({ note: 'button that shows the places of one region only', max: 40 }) }),
      `the regions: ${mapRegions.join(', ')}`,
    ),
    map,
    locations: whole(locations),
  }),
} as const;
