import { z } from 'zod';
import { fact, group, headline, island, list, text, whole } from '#src/i18n/fields.server.ts';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import { locations } from '#src/content/describe/locations.server.ts';
import { company } from '#src/content/describe/records.server.ts';
import { eyebrow, heading, map, optionalLead, sea } from '#src/content/describe/section-fields.server.ts';

const hour = fact(z.number().min(0).max(24), 'hour of the clock of the headquarters');

const step = group({
  name: text({ note: 'what happens, as a short sentence', max: 48 }),
  text: text({ note: 'more about it, below it', max: 120 }),
});

/** Kinds of sections that only the page `contact` has. */
export const contactKinds = {
  contact: island({
    title: heading,
    lead: optionalLead,
    details: text({ note: 'name of the group of phone, e-mail and chat, for screen readers', max: 48 }),
    support: text({ note: 'when the support line is answered, below its number', max: 90 }),
    next: group({
      title: headline({ note: 'heading of what happens once the message is sent', max: 40 }),
      outcome: step,
      items: list(step, 'what happens once the message is sent, in the order of time'),
    }),
    hours: group({
      title: headline({ note: 'heading of the working hours', max: 48 }),
      open: group({ from: hour, to: hour }),
      first: fact(z.string(), 'id of the office whose city most readers of the language live near'),
      days: text({
        note: 'on which days and in which season, and that the hours after it go by the clock of each city',
        max: 64,
      }),
      offices: list(
        group({
          city: text({ note: 'city of the office, beside its hours', max: 24 }),
          ahead: fact(z.number(), 'hours that its clock is ahead of that of the headquarters in summer'),
        }),
        'when the company works, each in the time of one place; the first is the headquarters',
      ),
      winter: text({ note: 'below the hours: which they are in winter, where they are others', max: 120 }),
      axis: text({ note: 'beside the hours of the drawing: whose clock they go by', max: 24 }),
      night: text({ note: 'in the drawing, on the dark hours', max: 8 }),
      noon: text({ note: 'name of 12 o’clock in the middle of the day, above the drawing', max: 8 }),
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
    seas: list(
      group({ region: fact(z.enum(mapRegions), 'region in whose window the sea is'), ...sea }),
      'the seas that the map names',
    ),
    map,
    locations: whole(locations),
  }),
} as const;
