import { z } from 'zod';
import { optionalTo } from '#src/content/describe/link-target.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { successStories } from '#src/content/describe/records.server.ts';
import {
  actions,
  alt,
  blank,
  cardText,
  cardTitle,
  heading,
  lead,
  optionalLinkLabel,
  picture,
  related,
  serviceName,
} from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, matching, optionalFact, text } from '#src/i18n/fields.server.ts';
import { PLACES } from './question-paths.ts';

const titled = group({ title: cardTitle, text: cardText });
const steps = (note: string) =>
  list(group({ text: text({ note: 'one of them, a few words', max: 60 }) }), note);
const open = text({ note: 'opens what phones keep folded', max: 40 });
/** A stack of them has room in its drawing. */
const pieces = z.int().min(0).max(5);
/** What is stored under a name that begins with `sample` was invented: `npm run check:launch` lists it. */
const sampleSpeed = (what: string) => fact(z.number().positive(), `${what}, in mm/s; a sample`);
const sampleDay = (what: string) => fact(z.int(), `${what}, in days after the warning; a sample`);

/** Kinds of sections that only the page `services-ai-solutions` has. */
export const servicesAiSolutionsKinds = {
  'question-opening': group({
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions,
  }),
  'bearing-trace': group({
    title: heading,
    lead,
    example: text({ note: 'what is drawn; says that it is an example', max: 110 }),
    trace: group({
      sampleUsual: sampleSpeed('vibration of a sound gearbox'),
      sampleLimit: sampleSpeed('vibration at which the model warns'),
      sampleAlarm: sampleSpeed('vibration at which a fixed alarm rings'),
      sampleBreak: sampleSpeed('vibration at which the bearing fails'),
      sampleBegin: sampleDay('when the wear begins'),
      sampleFailure: sampleDay('when the bearing would have failed'),
      sampleDoubt: fact(z.int().positive(), 'days by which the failure may come sooner or later; a sample'),
    }),
    weeks: text({ note: 'unit of the horizontal axis, behind its last number', max: 10 }),
    unit: text({ note: 'unit of the vertical axis, behind a number', max: 10 }),
    alarm: text({ note: 'at the line of the fixed alarm, with its limit', max: 34 }),
    neighbors: text({ note: 'at the gray lines: the other turbines', max: 34 }),
    ahead: text({ note: 'behind the number of weeks between the warning and the failure', max: 34 }),
    failure: text({ note: 'at the end: the failure that did not happen', max: 26 }),
    sampleLate: text({ note: 'below the drawing: when a fixed alarm would have rung', max: 150 }),
    items: list(
      group({ sampleDay: sampleDay('where the mark stands'), title: cardTitle, text: cardText }),
      'the five marks on the trace, in the order of time',
    ),
  }),
  'four-questions': group({
    title: heading,
    items: list(
      group({
        to: optionalTo,
        sampleSold: optionalFact(
          z
            .array(pieces)
            .min(1)
            .max(PLACES.length - 1),
          'pieces that were sold on the days before, where the question is how many it will be; samples',
        ),
        sampleExpected: optionalFact(pieces, 'pieces that are expected of the next day; a sample'),
        question: text({ note: 'a question that the method answers, in quotation marks', max: 70 }),
        title: cardTitle,
        text: cardText,
        features: steps('what the solution includes'),
        link: optionalLinkLabel,
      }),
      'the solutions, each by its question',
    ),
  }),
  'model-card': group({
    title: heading,
    items: list(titled, 'the capabilities'),
    features: group({
      title: heading,
      open,
      items: list(titled, 'the key features'),
    }),
  }),
  'decision-gates': group({
    title: heading,
    go: text({ note: 'before what must hold to go on', max: 12 }),
    stop: text({ note: 'before what ends the work or sends it back', max: 12 }),
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        go: text({ note: 'what must hold to go on', max: 60 }),
        stop: text({ note: 'what ends the work or sends it back', max: 60 }),
        steps: steps('what is done in the phase'),
      }),
      'the phases, each with the decision at its end',
    ),
  }),
  'answered-questions': group({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    leading: fact(factId, 'id of the story whose result is the largest'),
    pictured: fact(factId, 'id of the story that stands beside the picture'),
    picture,
    alt,
    title: heading,
    stories: matching(successStories, 'service'),
  }),
  'open-question': group({
    title: text({ note: 'closing question of the page', max: 60 }),
    lead,
    blank: blank("the visitor's own question"),
    related,
    actions,
  }),
} as const;
