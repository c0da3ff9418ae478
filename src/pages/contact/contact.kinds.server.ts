import { z } from 'zod';
import { fact, group, headline, island, list, text, whole } from '#src/i18n/fields.server.ts';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import { locations } from '#src/content/describe/locations.server.ts';
import { company } from '#src/content/describe/records.server.ts';
import { eyebrow, heading, map, optionalLead, sea } from '#src/content/describe/section-fields.server.ts';

const hour = fact('hour of the clock of the headquarters', z.number().min(0).max(24));

const step = {
  name: text('what happens, as a short sentence', { max: 48 }),
  text: text('more about it, below it', { max: 120 }),
};

/** Section kinds of the page `contact` only. */
export const contactKinds = {
  contact: island({
    title: heading,
    lead: optionalLead,
    details: text('name of the group of phone, e-mail and chat, for screen readers', { max: 48 }),
    support: text('when the support line is answered, below its number', { max: 90 }),
    next: group({
      title: headline('heading of what happens once the message is sent', { max: 40 }),
      outcome: group(step),
      items: list('what happens once the message is sent, in the order of time', step),
    }),
    hours: group({
      title: headline('heading of the working hours', { max: 48 }),
      open: group({ from: hour, to: hour }),
      first: fact('id of the office whose city most readers of the language live near', z.string()),
      days: text(
        'on which days and in which season, and that the hours after it go by the clock of each city',
        { max: 64 },
      ),
      offices: list('when the company works, each in the time of one place; the first is the headquarters', {
        city: text('city of the office, beside its hours', { max: 24 }),
        ahead: fact('hours that its clock is ahead of that of the headquarters in summer', z.number()),
      }),
      winter: text('below the hours: which they are in winter, where they are others', { max: 120 }),
      axis: text('beside the hours of the drawing: whose clock they go by', { max: 24 }),
      night: text('in the drawing, on the dark hours', { max: 8 }),
      noon: text('name of 12 o’clock in the middle of the day, above the drawing', { max: 8 }),
    }),
    company: whole(company),
  }),
  map: island({
    eyebrow,
    title: heading,
    lead: optionalLead,
    filter: text('name of the group of region buttons, for screen readers', { max: 60 }),
    regions: list(`the regions: ${mapRegions.join(', ')}`, {
      label: text('button that shows the places of one region only', { max: 40 }),
    }),
    seas: list('the seas that the map names', {
      region: fact('region in whose window the sea is', z.enum(mapRegions)),
      ...sea,
    }),
    map,
    locations: whole(locations),
  }),
} as const;
