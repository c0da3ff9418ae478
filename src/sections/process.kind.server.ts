import { z } from 'zod';
import { cardText, cardTitle, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, optionalFact, optionalList, text } from '#src/i18n/fields.server.ts';

const week = (which: string) => optionalFact(which, z.int().positive());

/** The phases of the work. If all have weeks, a time axis shows them too. */
export const processKind = group({
  ...sharedHead,
  gives: text('before what a client has in hand when a phase ends; ends in a colon', {
    max: 20,
    optional: true,
  }),
  items: list('the phases, in their order', {
    from: week('the week in which it begins, counted from 1'),
    to: week('the week in which it ends; without it the phase goes on'),
    title: cardTitle,
    text: cardText,
    when: text('the weeks of the phase in words', { max: 30, optional: true }),
    steps: optionalList('what is done in the phase', {
      text: text('one step, a few words without a full stop', { max: 60 }),
    }),
    result: text('what a client has in hand when the phase ends', { max: 60, optional: true }),
  }),
});
