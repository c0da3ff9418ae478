import { z } from 'zod';
import { company } from '#src/content/describe/records.server.ts';
import { serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { fact, group, headline, list, optionalGroup, text, whole } from '#src/i18n/fields.server.ts';

const minutes = (until: string) => fact(`minutes from the report until ${until}`, z.int().positive());

/** Opening of a page: the levels that a fault climbs, as stairs. Times are shown only if targets are written. */
export const stairsKind = group({
  ...serviceOpening(40),
  hotline: text('before the number to call: that it is the hotline', { max: 40 }),
  report: text('at the foot of the stairs: the report of the client', { max: 16 }),
  items: list('the levels that a fault climbs, the first one first', {
    title: text('who answers on this level', { max: 24 }),
  }),
  caption: text('what the drawing shows: the first figure on every step owns the ticket', { max: 110 }),
  targets: optionalGroup({
    title: headline('heading of the times that are promised', { max: 60 }),
    answered: text('before a length of time: how soon a report is answered', { max: 24 }),
    restored: text('before a length of time: how soon the service is restored', { max: 24 }),
    note: text('how the times are counted', { max: 140 }),
    items: list('faults by their severity, the most severe first', {
      title: text('how severe a fault is', { max: 20 }),
      text: text('what such a fault is, one sentence', { max: 80 }),
      answered: minutes('it is answered'),
      second: minutes('the second level works on it'),
      third: minutes('the third level works on it'),
      restored: minutes('the service is restored'),
    }),
  }),
  company: whole(company),
});
