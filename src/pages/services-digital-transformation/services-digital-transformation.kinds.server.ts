import { z } from 'zod';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { optionalTo } from '#src/content/describe/link-target.server.ts';
import { successStories } from '#src/content/describe/records.server.ts';
import {
  actions,
  alt,
  cardText,
  cardTitle,
  heading,
  lead,
  optionalLinkLabel,
  picture,
  related,
  serviceName,
  icon,
} from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, matching, text } from '#src/i18n/fields.server.ts';

const titled = group({ title: cardTitle, text: cardText });
const fold = text({ note: 'opens what is below, on phones', max: 44 });
/** What is stored under a name that begins with `sample` was invented: `npm run check:launch` lists it. */
const sampleHours = (when: string) => fact(z.int().positive(), `hours a week ${when}; a sample`);
const phases = list(
  group({
    title: cardTitle,
    text: cardText,
    steps: list(
      group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) }),
      'what is done in the phase',
    ),
  }),
  'the phases, in the order of the drawing above them',
);

/** Kinds of sections that only the page `services-digital-transformation` has. */
export const servicesDigitalTransformationKinds = {
  'untangled-line': group({
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions,
    hours: text({ note: 'unit after a number of hours beside a task', max: 20 }),
    unit: text({ note: 'unit after the large number of hours', max: 8 }),
    line: text({ note: 'below the one line that is left: what it is', max: 50 }),
    example: text({ note: 'before the sum of hours until now; begins with "Example"', max: 90 }),
    process: group({ title: heading, more: fold }),
    items: phases,
    change: group({
      title: heading,
      former: text({ note: 'before how a task is done until now, where a colon follows it', max: 12 }),
    }),
    tasks: list(
      group({
        title: text({ note: 'how a task is done until now', max: 40 }),
        text: text({ note: 'how it is done afterward, one sentence', max: 140 }),
        sampleBefore: sampleHours('until now'),
        sampleAfter: sampleHours('afterward'),
      }),
      'everyday tasks that become one',
    ),
  }),
  'hanging-solutions': group({
    title: heading,
    lead,
    items: list(
      group({
        icon,
        to: optionalTo,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what it includes',
        ),
        link: optionalLinkLabel,
      }),
      'the solutions',
    ),
  }),
  'cause-and-effect': group({
    title: heading,
    items: list(titled, 'what is done; each stands across from the benefit of the same place'),
    benefits: group({ title: heading, items: list(titled, 'what people notice of it') }),
  }),
  'quoted-story': group({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    quoted: fact(factId, 'id of the story that is told at length'),
    picture,
    alt,
    title: heading,
    stories: matching(successStories, 'service'),
  }),
  'line-end': group({
    title: heading,
    lead,
    related,
    actions,
  }),
} as const;
