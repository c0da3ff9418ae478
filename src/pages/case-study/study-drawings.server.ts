import { group, text } from '#src/i18n/fields.server.ts';

const name = text({ note: 'name of the drawing, for people who do not see it', max: 80 });
const description = text({ note: 'what the drawing shows, for people who do not see it', max: 320 });
const caption = text({ note: 'line below the drawing: what it is and what is not to scale', max: 120 });
const sampleFigures = text({
  note: 'figures that only the drawing has, marked as an example: how many turbines of which size are drawn',
  max: 80,
});
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
  'two-cells': group({
    name,
    description,
    caption,
    sampleFigures,
    masts: label('the two masts'),
    cells: label('what each of them covers'),
    points: label('where coverage was measured'),
    fiber: label('the fiber along the rows of turbines'),
    alone: label('people at a turbine far from the others'),
  }),
  'coast-section': group({
    name,
    description,
    caption,
    sampleFigures,
    satellite: label('what connected the camp first'),
    room: label('the network room in a container'),
    microwave: label('the microwave link that came later'),
    mast: label('the only mast'),
    cells: label('what covers the wind farm'),
    second: label('the outline of a mast that was never built'),
  }),
  'three-rings': group({
    name,
    description,
    caption,
    sampleFigures,
    first: label('the ring of the first phase'),
    second: label('the ring of the second phase'),
    third: label('the ring of the third phase'),
    core: label('the two rooms where all rings end'),
    fiber: label('the way out by fiber'),
    microwave: label('the way out by microwave'),
  }),
  'night-moves': group({
    name,
    description,
    caption,
    sampleFigures,
    room: label('the room that the applications leave'),
    night: label('the nights in which they move'),
    open: label('the public cloud'),
    own: label('the private cloud'),
    lines: label('the lines between the clouds'),
    stores: label('the stores'),
  }),
  'account-field': group({
    name,
    description,
    caption,
    sampleFigures,
    record: label('the record that all accounts follow'),
    first: label('what happens on the first day'),
    change: label('what happens when the role changes'),
    last: label('what happens on the last day'),
    review: label('the marks of the quarters on the record'),
    accounts: label('the field of accounts, with their number'),
  }),
} as const;
