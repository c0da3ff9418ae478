import { z } from 'zod';
import { successStories } from '#src/content/describe/records.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import {
  actions,
  alt,
  blank,
  cardText,
  cardTitle,
  heading,
  lead,
  picture,
  related,
  serviceName,
  icon,
} from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, matching, text } from '#src/i18n/fields.server.ts';

/** What is stored under a name that begins with `sample` was invented: `npm run check:launch` lists it. */
const sampleWatts = (what: string) => fact(z.int().positive(), `watts of heat ${what}; a sample`);
const step = group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) });

/** Kinds of sections that only the page `services-infrastructure` has. */
export const servicesInfrastructureKinds = {
  'opened-cabinet': group({
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 60 }),
    lead,
    actions,
    caption: text({
      note: 'what the drawing shows; begins with "Example", as its parts are samples',
      max: 90,
    }),
    open: text({ note: 'opens the list of the parts, on phones', max: 36 }),
    parts: list(
      group({
        title: text({ note: 'name of a part of the drawing', max: 26 }),
        sampleText: text({ note: 'what the part is there for, a few words', max: 84 }),
      }),
      'the parts of the cabinet, in the order of their numbers; their ids are those of the drawing',
    ),
  }),
  'heat-balance': group({
    sampleTitle: text({ note: 'heading: how hot it is outside, and how warm it stays inside', max: 60 }),
    lead,
    example: text({ note: 'above the bars; begins with "Example", as its figures are samples', max: 80 }),
    unit: text({ note: 'unit of power, behind a number: W', max: 6 }),
    items: list(
      group({
        title: text({ note: 'where the heat comes from', max: 32 }),
        sampleWatts: sampleWatts('from there'),
      }),
      'heat that arises in the cabinet or comes in from outside',
    ),
    sum: text({ note: 'name of the sum of that heat', max: 32 }),
    cooling: text({ note: 'name of what carries it away, and at which temperature', max: 40 }),
    sampleCooling: sampleWatts('that one cooling unit carries away at that temperature'),
    sampleRest: text({ note: 'below the bars: what is left in reserve', max: 90 }),
  }),
  'air-filter': group({
    picture,
    alt,
    caption: text({
      note: 'below the picture: that it is an example, and which part it shows',
      max: 80,
    }),
  }),
  'cabinet-layers': group({
    title: heading,
    lead,
    items: list(
      group({ title: cardTitle, text: cardText }),
      'the layers from the top to the bottom; their ids are those of the drawings',
    ),
  }),
  'service-scales': group({
    title: heading,
    caption: text({ note: 'above the drawing: that everything has one scale', max: 80 }),
    scales: list(
      group({
        meters: fact(z.number().positive(), 'width in meters, as it is drawn'),
        title: text({ note: 'what is drawn', max: 20 }),
        length: text({ note: 'the same width with its unit', max: 16 }),
      }),
      'things of growing size, beside each other',
    ),
    items: list(
      group({
        icon,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what the service includes',
        ),
      }),
      'the services',
    ),
  }),
  'hall-story': group({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    first: fact(factId, 'id of the story that stands beside the picture'),
    picture,
    alt,
    title: heading,
    stories: matching(successStories, 'service'),
  }),
  'build-phases': group({
    title: heading,
    more: text({ note: 'opens the steps of a phase and its skill, on phones', max: 40 }),
    items: list(
      group({ title: cardTitle, text: cardText, steps: list(step, 'what is done in the phase') }),
      'the phases, in their order',
    ),
    skills: group({
      title: heading,
      lead,
      items: list(
        group({ title: cardTitle, text: cardText }),
        'one skill for each phase, in the order of the phases; its id is an anchor',
      ),
    }),
  }),
  'parts-list': group({
    title: heading,
    example: text({ note: 'mark beside the heading: the quantities are samples', max: 40 }),
    items: list(
      group({
        sampleQuantity: text({ note: 'a number, or a number in words where the language has them', max: 8 }),
        sampleUnit: text({ note: 'what is counted', max: 34 }),
        title: cardTitle,
        text: cardText,
      }),
      'key features, as lines of a list of parts',
    ),
  }),
  'open-line': group({
    title: heading,
    lead,
    blank: blank("what the visitor's cabinet has to stand"),
    actions,
    related,
  }),
} as const;
