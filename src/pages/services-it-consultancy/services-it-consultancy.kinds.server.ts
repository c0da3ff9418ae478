import { z } from 'zod';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { successStories } from '#src/content/describe/records.server.ts';
import {
  actions,
  alt,
  cardText,
  cardTitle,
  heading,
  lead,
  picture,
  related,
  serviceName,
  icon,
} from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, matching, optionalFact, text } from '#src/i18n/fields.server.ts';
import { BEST } from './wishes.ts';

const titled = group({ title: cardTitle, text: cardText });
const feature = group({ text: text({ note: 'one result, a few words without a full stop', max: 60 }) });
/** What the axes of the chart hold. */
const cost = z.int().positive();
const benefit = z.number().min(0).max(BEST);
/** A part of a working day, in hours from its beginning; days count from 0, the one behind the last is cut off. */
const time = z.object({ day: z.int().min(0), from: z.number().min(0), hours: z.number().positive() });

/** Kinds of sections that only the page `services-it-consultancy` has. */
export const servicesItConsultancyKinds = {
  'wish-opening': group({
    eyebrow: serviceName,
    title: text({ note: 'headline of the page; its numbers are shown much larger', max: 40 }),
    lead,
    actions,
  }),
  'wish-roadmap': group({
    title: heading,
    lead,
    example: text({ note: 'above the chart; begins with "Example", as its figures are samples', max: 90 }),
    benefit: text({ note: 'name of the upright axis, at its top', max: 24 }),
    cost: text({ note: 'name of the axis of costs, with the unit of its numbers', max: 60 }),
    unit: text({ note: 'above the costs of the projects: in what they are', max: 24 }),
    line: text({ note: 'what the line across the chart means', max: 60 }),
    sampleSum: text({ note: 'below the chart: that the marks are 12 and 28, 40 in all', max: 90 }),
    sampleCosts: text({ note: 'what the projects cost, and what all requests would', max: 110 }),
    sampleLeast: fact(
      z.object({ cost, benefit, rise: z.number().min(0) }),
      'what a project has to bring: a benefit at a cost, and how much more for each tenfold of it; a sample',
    ),
    sampleWaiting: fact(
      z.array(z.object({ cost, benefit })),
      'what waits below the line: costs and benefits as those of the projects; samples',
    ),
    items: list(
      group({
        title: text({ note: 'when this step is taken', max: 20 }),
        text: text({ note: 'what is done then, one sentence', max: 110 }),
        projects: list(
          group({
            sampleCost: fact(cost, 'cost over five years, in thousands of dollars; a sample'),
            sampleBenefit: fact(benefit, 'benefit, from 0 to 10; a sample'),
            title: text({ note: 'name of the project', max: 34 }),
          }),
          'projects of the step, in the order of their numbers',
        ),
      }),
      'the steps of the roadmap',
    ),
  }),
  'advice-matrix': group({
    title: heading,
    lead,
    origin: text({
      note: 'says that the numbers are the projects of the example, each beside what it came from',
      max: 80,
    }),
    open: text({ note: 'opens the fields, on phones', max: 40 }),
    more: text({ note: 'opens what a service says about each field, on phones', max: 24 }),
    fields: list(titled, 'the fields of expertise: the columns'),
    items: list(
      group({
        icon,
        title: cardTitle,
        text: cardText,
        features: list(feature, 'what comes of the service'),
        answers: list(
          group({
            sampleProjects: optionalFact(
              z.array(z.int().positive()),
              'numbers of the projects of the roadmap that came from here; samples',
            ),
            text: text({ note: 'what the service settles in this field, a few words', max: 48 }),
          }),
          'one answer for each field; their ids are those of the fields',
        ),
      }),
      'the services: the rows',
    ),
  }),
  agenda: group({
    picture,
    alt,
    title: heading,
    result: text({ note: 'said before what a phase ends with', max: 20 }),
    example: text({ note: 'mark beside the heading: the weeks are those of an example', max: 40 }),
    more: text({ note: 'opens the steps of a phase, on phones', max: 30 }),
    items: list(
      group({
        sampleWhen: text({ note: 'when the phase is, in weeks', max: 24 }),
        title: cardTitle,
        text: cardText,
        steps: list(
          group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) }),
          'its steps',
        ),
        outcome: text({ note: 'what the client has in hand then, a few words', max: 60 }),
      }),
      'the phases, in their order',
    ),
  }),
  resolutions: group({
    title: heading,
    items: list(titled, 'what is different afterward, each with a sentence'),
  }),
  'story-lines': group({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    title: heading,
    stories: matching(successStories, 'service'),
  }),
  'free-hour': group({
    title: heading,
    lead,
    days: list(
      group({ title: text({ note: 'name of a working day', max: 12 }) }),
      'the first four working days of the week, as the office keeps it',
    ),
    sampleHours: fact(z.number().positive(), 'hours of a working day; a sample'),
    sampleMeetings: fact(z.array(time), 'the meetings of the week; samples'),
    sampleFree: fact(time, 'the hour that is still free; a sample'),
    actions,
    related,
  }),
} as const;
