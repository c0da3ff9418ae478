import { z } from 'zod';
import {
  cardText,
  cardTitle,
  heading,
  sampleNumber,
  serviceOpening,
} from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, optionalFact, text } from '#src/i18n/fields.server.ts';

/** Label of content that phones fold. */
const open = text('opens what phones keep folded, and names it', { max: 60 });
/** Marks figures as samples. */
const example = text('says that the figures beside it are those of an example', { max: 110 });
const sampleTime = (what: string) =>
  fact(`minutes after midnight: ${what}; a sample`, z.int().min(0).max(1440));

/** The day of a solar plant: the input of all figures. */
const plantDay = group({
  sampleStations: sampleNumber('inverter stations of the plant'),
  sampleRating: sampleNumber('what one of them can deliver, in MW'),
  samplePossible: fact(
    'what the weather allows the plant in each hour of the day, in MWh; samples',
    z.array(z.number().min(0)).length(24),
  ),
  sampleNow: sampleTime('the moment that is shown'),
  sampleStation: sampleNumber('the station that stands still'),
  sampleStop: sampleTime('when it stopped'),
  sampleDip: sampleTime('when the voltage of the grid dipped'),
  sampleDipMinutes: sampleNumber('minutes for which it dipped'),
  sampleDipShare: sampleNumber('share of the output that was lost meanwhile, 0 to 1'),
  samplePrice: sampleNumber('US dollars for one MWh'),
});

/** Content of the control room panel. */
const panel = group({
  title: heading,
  example,
  megawatts: text('unit of the vertical axis', { max: 14 }),
  availability: group({
    title: cardTitle,
    sampleReady: text('how many inverter stations are ready, below the share', { max: 60 }),
    plan: text('what the small curves show, below the plan of the plant', { max: 90 }),
  }),
  output: group({
    title: cardTitle,
    made: text('below the energy that was produced', { max: 34 }),
    possible: text('below the energy that the weather allowed', { max: 34 }),
    forecast: text('at the dashed line of the chart', { max: 20 }),
    sampleDip: text('at the short bar of the chart: what happened, and when', { max: 34 }),
  }),
  alarms: group({
    title: cardTitle,
    text: cardText,
    open,
    causes: list('causes, the one with the most alarms first', {
      title: text('what triggers the alarms', { max: 36 }),
      sampleCount: sampleNumber('how many alarms it triggered'),
    }),
  }),
  freshness: group({
    title: cardTitle,
    text: cardText,
    open,
    sources: list('sources of readings, the freshest first', {
      isLate: optionalFact('true when the source is older than agreed', z.boolean()),
      title: text('where readings come from', { max: 30 }),
      sampleAge: text('age of its last reading', { max: 24 }),
    }),
  }),
  fault: group({
    title: text('the station that stands still', { max: 30 }),
    text: text('why, and since when', { max: 50 }),
    lost: text('unit of the lost energy, behind its figure', { max: 24 }),
    cost: text('before what was lost so far, with its unit: dollars', { max: 30 }),
    part: text('before where the spare part is', { max: 20 }),
    samplePart: text('where the spare part is, and how long the repair takes', { max: 40 }),
  }),
});

/** Opening of a page: the control room panel of a plant. */
export const plantPanelKind = group({ ...serviceOpening(), day: plantDay, panel });
