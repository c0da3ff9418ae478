import { cardTitle, sampleNumber, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, text } from '#src/i18n/fields.server.ts';

/** The same work before and after, on one scale. */
export const comparisonKind = group({
  ...sharedHead,
  before: text('name of the first bar of each row: how it is until now', { max: 16 }),
  after: text('name of the second bar of each row: how it is afterward', { max: 16 }),
  unit: text('unit after each quantity', { max: 14 }),
  sum: text('name of the row that adds up all others', { max: 40 }),
  items: list('what is compared; every quantity is drawn on one scale', {
    title: cardTitle,
    text: text('what changes, one short sentence', { max: 140, optional: true }),
    sampleBefore: sampleNumber('quantity until now'),
    sampleAfter: sampleNumber('quantity afterward'),
  }),
});
