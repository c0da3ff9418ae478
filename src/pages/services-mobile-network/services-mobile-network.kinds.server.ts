import { z } from 'zod';
import { radioPath } from '#src/content/describe/radio-path.server.ts';
import { faq } from '#src/content/describe/records.server.ts';
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
import { fact, group, list, references, text, whole } from '#src/i18n/fields.server.ts';
import { DISTANCE, RATE } from './reach-areas.ts';

const titled = group({ title: cardTitle, text: cardText });
const label = (what: string, max = 34) => text({ note: `label in the drawing: ${what}`, max });
const fold = text({ note: 'opens what is below, on phones', max: 44 });
/** What is stored under a name that begins with `sample` was invented: `npm run check:launch` lists it. */
const sample = (what: string) => fact(z.number(), `${what}; a sample`);

const kilometers = z.number().min(DISTANCE.from).max(DISTANCE.to);
const megabits = z.number().min(RATE.from).max(RATE.to);
/** What the axes of the chart of technologies hold. */
const reach = z.object({
  from: kilometers,
  least: megabits,
  steps: z.array(z.object({ rate: megabits, to: kilometers })).min(1),
});

/** Kinds of sections that only the page `services-mobile-network` has. */
export const servicesMobileNetworkKinds = {
  'path-profile': group({
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions,
    radio: whole(radioPath),
    band: label('the room around the beam, in plain words', 48),
    clear: label('after a number of meters: how far the beam passes above the ground', 48),
    meters: text({ note: 'unit of heights, after a number', max: 8 }),
    kilometers: text({ note: 'unit of distances, after a number', max: 10 }),
    axis: label('where the kilometers of the axis are counted from; the mast at its left end', 36),
    example: text({ note: 'below the drawing; begins with "Example", as the path is one', max: 150 }),
    path: group({ title: heading, lead }),
    items: list(titled, 'the five points that a call passes, with their numbers in the drawing'),
  }),
  'first-signal': group({
    title: heading,
    paragraphs: list(
      group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
      'the paragraphs',
    ),
  }),
  'road-notes': group({
    title: heading,
    items: list(
      group({
        at: fact(
          z.enum(['barrier', 'truck', 'ridge', 'cabinet', 'pole', 'camp']),
          'what stands beside the note on the drawn road',
        ),
        title: cardTitle,
        text: cardText,
      }),
      'what is difficult, in the order of the road from the town to the camp',
    ),
  }),
  'reach-chart': group({
    title: heading,
    lead,
    capacity: text({ note: 'what the upright axis measures', max: 40 }),
    distance: text({ note: 'what the level axis measures', max: 60 }),
    megabits: text({ note: 'unit of the upright axis, after a number', max: 12 }),
    gigabits: text({ note: 'unit of the upright axis, after a number', max: 12 }),
    example: text({ note: 'below the chart: how exact it is', max: 120 }),
    more: fold,
    items: list(
      group({
        area: fact(z.enum(['mobile', 'satellite', 'microwave', 'fiber']), 'its look in the chart'),
        reach: fact(
          reach,
          'what it usually carries from which km and from which Mbit/s on, and how far each rate reaches',
        ),
        short: text({ note: 'its name in the chart', max: 22 }),
        title: cardTitle,
        text: cardText,
      }),
      'the technologies',
    ),
  }),
  'link-budget': group({
    title: heading,
    lead,
    example: text({
      note: 'above the sum; begins with "Example", as large as what the result says',
      max: 90,
    }),
    lines: fold,
    radio: whole(radioPath),
    samplePower: sample('power of the transmitter, dBm'),
    sampleDish: sample('diameter of a dish, m'),
    sampleLosses: sample('losses in cables and filters, dB'),
    sampleThreshold: sample('weakest signal that the receiver reads, dBm'),
    transmitter: text({ note: 'line of the sum: power of the transmitter', max: 40 }),
    nearDish: text({ note: 'line of the sum: gain of the dish that sends; its diameter follows', max: 40 }),
    space: text({ note: 'line of the sum: loss on the way; its length follows', max: 40 }),
    farDish: text({ note: 'line of the sum: gain of the dish that receives', max: 40 }),
    losses: text({ note: 'line of the sum: losses in cables and filters', max: 40 }),
    received: text({ note: 'line of the sum: what arrives', max: 40 }),
    needed: text({ note: 'line of the sum: what the receiver needs', max: 40 }),
    meters: text({ note: 'unit, after a number', max: 8 }),
    kilometers: text({ note: 'unit, after a number', max: 10 }),
    decibels: text({ note: 'unit of gains and losses, after a number', max: 8 }),
    gain: text({ note: 'unit of the gain of a dish, after a number', max: 8 }),
    power: text({ note: 'unit of power against a milliwatt, after a number', max: 8 }),
    reserve: text({ note: 'what the result is, beside it', max: 140 }),
  }),
  'mast-columns': group({
    title: heading,
    items: list(
      group({
        icon,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what it includes',
        ),
      }),
      'what stands, from the top of the drawn mast to its foot',
    ),
    benefits: group({
      title: heading,
      more: fold,
      items: list(titled, 'what changes for people on the site'),
    }),
  }),
  'plan-layers': group({
    title: heading,
    lead,
    more: fold,
    north: text({ note: 'letter above the arrow that points north', max: 2 }),
    scale: text({ note: 'above the scale: one kilometer', max: 8 }),
    node: label('where the link that leaves the site goes: the nearest relay', 24),
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        steps: list(
          group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) }),
          'what is done in the phase',
        ),
      }),
      'the four phases, each with its own line on the plan',
    ),
  }),
  'open-questions': group({
    title: heading,
    entries: references(faq, 'ids of entries of records/faq.json'),
  }),
  'sky-question': group({
    picture,
    alt,
    title: heading,
    lead,
    blank: blank("where the visitor's site is"),
    related,
    actions,
  }),
} as const;
