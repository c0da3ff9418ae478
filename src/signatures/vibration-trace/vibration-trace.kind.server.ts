import { z } from 'zod';
import {
  cardText,
  cardTitle,
  heading,
  lead,
  sampleNumber,
  serviceOpening,
} from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';

const sampleSpeed = (what: string) => sampleNumber(`${what}, in mm/s`);
const sampleDay = (what: string) => fact(`${what}, in days after the warning; a sample`, z.int());

/** Opening of a page: the vibration of one bearing from edge to edge, and what a model concludes at each mark. */
export const vibrationTraceKind = group({
  ...serviceOpening(),
  example: text('what is drawn; says that it is an example', { max: 110 }),
  trace: group({
    sampleUsual: sampleSpeed('vibration of a sound gearbox'),
    sampleLimit: sampleSpeed('vibration at which the model warns'),
    sampleAlarm: sampleSpeed('vibration at which a fixed alarm rings'),
    sampleBreak: sampleSpeed('vibration at which the bearing fails'),
    sampleBegin: sampleDay('when the wear begins'),
    sampleFailure: sampleDay('when the bearing would have failed'),
    sampleDoubt: fact('days by which the failure may come sooner or later; a sample', z.int().positive()),
  }),
  weeks: text('unit of the horizontal axis, behind its last number', { max: 10 }),
  warning: text('on the horizontal axis, at day 0: what happens then', { max: 12 }),
  unit: text('unit of the vertical axis, behind a number', { max: 10 }),
  alarm: text('at the line of the fixed alarm, with its limit', { max: 34 }),
  neighbors: text('at the gray lines: the other turbines', { max: 34 }),
  ahead: text('behind the number of weeks between the warning and the failure', { max: 34 }),
  failure: text('at the end: the failure that did not happen', { max: 26 }),
  sampleLate: text('below the drawing: when a fixed alarm would have rung', { max: 150 }),
  loop: group({ title: heading, lead }),
  items: list('the five marks on the trace, in the order of time', {
    sampleDay: sampleDay('where the mark stands'),
    title: cardTitle,
    text: cardText,
  }),
});
