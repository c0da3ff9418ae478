import { group, text } from '#src/i18n/fields.server.ts';

const name = text({ note: 'name of the drawing, for people who do not see it', max: 80 });
const description = text({ note: 'what the drawing shows, for people who do not see it', max: 320 });
const caption = text({ note: 'line below the drawing: what it is and what is not to scale', max: 120 });
const label = (what: string) => text({ note: `label in the drawing: ${what}`, max: 60 });

/** The drawings that lead the pages of the case studies, each with its labels. */
export const studyDrawings = {
  picture: group({}),
  'microwave-hop': group({
    name,
    description,
    caption,
    farm: label('the end of the hop at the wind farm'),
    line: label('the line between the two ends'),
    halfway: label('the point halfway between the ends'),
    satellite: label('the link in reserve'),
    fiber: label('the end of the hop at the fiber'),
  }),
  'two-paths': group({
    name,
    description,
    caption,
    plant: label('the rows of modules'),
    ring: label('the ring of fiber between the inverter stations'),
    fiber: label('the path by fiber, which is shared and now and then cut'),
    radio: label('the path by radio to a tower outside the area'),
    control: label('the building where both paths meet'),
  }),
  'service-desk': group({
    name,
    description,
    caption,
    stores: label('the stores, with their number'),
    call: label('the one number that all of them call'),
    desk: label('the service desk'),
    suppliers: label('the suppliers behind the desk'),
  }),
} as const;
