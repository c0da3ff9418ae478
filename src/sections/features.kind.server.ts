import { z } from 'zod';
import { cardTitle, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, list, optionalFact, text } from '#src/i18n/fields.server.ts';

const figure = text('a number with its sign, or a number in words where the language has them', {
  max: 12,
  optional: true,
});
const unit = text('what the number counts', { max: 40, optional: true });

/** A short named point, with an optional number. */
export const feature = {
  title: cardTitle,
  text: text('one sentence about it', { max: 200, optional: true }),
  figure,
  unit,
  sampleFigure: { ...figure, max: 18 },
  sampleUnit: unit,
};

/** Short named points: the layers, abilities or benefits of a service. */
export const featuresKind = group({
  ...sharedHead,
  layout: optionalFact(
    '"columns" beside each other, "rows" below each other, or "beside" by twos next to the heading; without it columns',
    z.enum(['columns', 'rows', 'beside']),
  ),
  items: list('the points, in their order', feature),
});
