import { z } from 'zod';
import { cardTitle, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, optionalFact, text } from '#src/i18n/fields.server.ts';

const figure = { note: 'a number with its sign, or a number in words where the language has them', max: 12 };
const unit = { note: 'what the number counts', max: 40 };

/** A short named point, with its number where it has one. */
export const feature = group({
  title: cardTitle,
  text: text({ note: 'one sentence about it', max: 200, optional: true }),
  figure: text({ ...figure, optional: true }),
  unit: text({ ...unit, optional: true }),
  sampleFigure: text({ ...figure, max: 18, optional: true }),
  sampleUnit: text({ ...unit, optional: true }),
});

/** Short named points: the layers, abilities or benefits of a service. */
export const featuresKind = group({
  ...sharedHead,
  layout: optionalFact(
    z.enum(['columns', 'rows', 'beside']),
    '"columns" beside each other, "rows" below each other, or "beside" by twos next to the heading; without it columns',
  ),
  items: list(feature, 'the points, in their order'),
});
