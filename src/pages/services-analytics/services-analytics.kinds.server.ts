import { z } from 'zod';
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
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { example, open, plantPanel, sampleNumber } from './plant-panel.kind.server.ts';
import { fact, group, list, matching, optionalFact, text } from '#src/i18n/fields.server.ts';

const titled = group({ title: cardTitle, text: cardText });
const steps = (note: string) =>
  list(group({ text: text({ note: 'one of them, a few words without a full stop', max: 60 }) }), note);

/** Kinds of sections that only the page `services-analytics` has. */
export const servicesAnalyticsKinds = {
  'plant-opening': group({
    picture,
    alt,
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions,
  }),
  'plant-panel': plantPanel,
  'panel-notes': group({
    title: heading,
    open,
    items: list(
      group({
        sampleCue: text({ note: 'a few words or figures that stand in the panel above', max: 30 }),
        title: cardTitle,
        text: cardText,
      }),
      'key features, each read off the panel',
    ),
  }),
  'three-readers': group({
    title: heading,
    sampleLost: sampleNumber('MWh that the panel gives as lost'),
    figure: text({ note: 'below the giant figure: its unit and where it was lost', max: 50 }),
    moral: text({ note: 'says that one figure serves three readers', max: 40 }),
    example: text({ note: 'mark beside the giant figure: it is an example', max: 14 }),
    open,
    items: list(
      group({
        icon,
        to: optionalTo,
        reader: text({ note: 'who reads the figure; the last item has no reader', max: 24, optional: true }),
        sampleReading: text({
          note: 'what the figure tells this reader, two sentences',
          max: 170,
          optional: true,
        }),
        title: cardTitle,
        text: cardText,
        features: steps('what the solution includes'),
        names: text({
          note: 'opens the last item on phones: what it includes, in its names',
          max: 48,
          optional: true,
        }),
        link: optionalLinkLabel,
      }),
      'the solutions; the last one is the ground of the others',
    ),
  }),
  'reading-ledger': group({
    title: heading,
    example,
    arrived: text({ note: 'column of the readings as they arrived', max: 30 }),
    checked: text({ note: 'column of the readings after the check', max: 30 }),
    station: text({ note: 'column that names the inverter stations', max: 24 }),
    kilowatts: text({ note: 'unit', max: 14 }),
    megawatts: text({ note: 'unit', max: 14 }),
    fates: group({
      unit: text({ note: 'said of a reading in a wrong unit', max: 30 }),
      duplicate: text({ note: 'said of a reading that came twice', max: 30 }),
      missing: text({ note: 'said of a reading that did not come', max: 30 }),
    }),
    readings: list(
      group({
        sampleStation: sampleNumber('number of the inverter station'),
        samplePower: optionalFact(z.number().min(0), 'the reading; absent when none came; a sample'),
        isInMegawatts: optionalFact(z.boolean(), 'true when it came in the wrong unit, MW in place of kW'),
        isRepeated: optionalFact(z.boolean(), 'true when it came before'),
      }),
      'readings in the order in which they came',
    ),
    items: list(titled, 'the capabilities'),
  }),
  'report-stories': group({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    title: heading,
    sampleBefore: sampleNumber('minutes that the report of the first story took before'),
    sampleAfter: sampleNumber('minutes that it takes now'),
    hour: text({ note: 'unit of the scale, behind its last number', max: 12 }),
    before: text({ note: 'at the long bar: how long it took before', max: 20 }),
    after: text({ note: 'at the short bar: how long it takes now', max: 20 }),
    stories: matching(successStories, 'service'),
  }),
  'figure-life': group({
    title: heading,
    example,
    items: list(
      group({
        sampleState: text({ note: 'what there is of the figure at the end of the phase', max: 60 }),
        title: cardTitle,
        text: cardText,
        steps: steps('what is done in the phase'),
      }),
      'the phases, in their order',
    ),
  }),
  'marked-report': group({
    title: text({ note: 'closing question or invitation of the page', max: 40 }),
    lead,
    example,
    rows: list(
      group({
        title: text({ note: 'name of a line of the report', max: 40 }),
        sampleValue: text({ note: 'its figure', max: 10 }),
        mark: text({ note: 'what is marked in red beside it', max: 34, optional: true }),
      }),
      'lines of a report that nobody agrees on',
    ),
    related,
    actions,
  }),
} as const;
