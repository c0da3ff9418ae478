import { z } from 'zod';
import { fact, records, text } from '#src/i18n/fields.server.ts';
import { mapRegions } from './map-regions.ts';

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));
const isTimeZone = (zone: string) => timeZones.has(zone);

/** Places on the world map (`records/locations.json`, behavior §2). */
export const locations = records('place', 'the places', {
  coordinates: fact(
    'longitude and latitude, degrees',
    z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  ),
  zone: fact('time zone of the place, such as "Asia/Dubai"', z.string().refine(isTimeZone)),
  region: fact('region whose button on the contact page shows the place', z.enum(mapRegions)),
  areas: fact('ids of the regions of the page About that light up the place', z.array(z.string())),
  tooltip: fact(
    'side of the marker on which its tooltip stands, and its name on the map of the page About',
    z.enum(['top', 'right', 'bottom', 'left']),
  ),
  beside: fact(
    'where its city stands beside the marker on the contact page, clear of coasts',
    z.enum(['above', 'above-left', 'right', 'below-left']),
  ),
  name: text('name of the place', { max: 30 }),
  city: text('the city of its coordinates, named where distances are told', { max: 20 }),
  subtext: text('line below the name', { max: 60 }),
});
