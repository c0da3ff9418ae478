import { cardTitle, sampleNumber, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, text } from '#src/i18n/fields.server.ts';

/** The same work before and after, on one scale. */
export const comparisonKind = group({
  ...sharedHead,
  before: text({ note: 'name of the first bar of each row: how it is until now', max: 16 }),
  after: text({ note: 'name of the second bar of each row: how it is afterward', max: 16 }),
  unit: text({ note: 'unit after each quantity', max: 14 }),
  sum: text({ note: 'name of the row that adds up all others', max: 40 }),
  items: list(
    group({
      title: cardTitle,
      text: text({ note: 'what changes, one short sentence', max: 140, optional: true }),
      sampleBefore: sampleNumber('quantity until now'),
      sampleAfter: sampleNumber('quantity afterward'),
    }),
    'what is compared; every quantity is drawn on one scale',
  ),
});
