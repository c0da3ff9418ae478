import { z } from 'zod';
import { fact, group, records, text } from '#src/i18n/fields.server.ts';
import { mapRegions } from './map-regions.ts';

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));
const isTimeZone = (zone: string) => timeZones.has(zone);

/** Places on the world map (`records/locations.json`, behavior §2). */
export const locations = records(
  'place',
  group({
    coordinates: fact(
      z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
      'longitude and latitude, degrees',
    ),
    zone: fact(z.string().refine(isTimeZone), 'time zone of the place, such as "Asia/Dubai"'),
    region: fact(z.enum(mapRegions), 'region whose button on the contact page shows the place'),
    areas: fact(z.array(z.string()), 'ids of the regions of the page About that light up the place'),
    tooltip: fact(
      z.enum(['top', 'right', 'bottom', 'left']),
      'side of the marker on which its tooltip stands, and its name on the map of the page About',
    ),
    beside: fact(
      z.enum(['above', 'above-left', 'right', 'below-left']),
      'where its city stands beside the marker on the contact page, clear of coasts',
    ),
    name: text({ note: 'name of the place', max: 30 }),
    city: text({ note: 'the city of its coordinates, named where distances are told', max: 20 }),
    subtext: text({ note: 'line below the name', max: 60 }),
  }),
  'the places',
);
