import { cardTitle, serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { group, list, text } from '#src/i18n/fields.server.ts';

/** First view of a page: places on one cable, and the switch that turns their network off. */
export const networkOutageKind = group({
  ...serviceOpening(),
  drawing: text('what the drawing shows, for people who do not see it', { max: 320 }),
  sampleCaption: text(
    'below the drawing: that it is an example and to one scale, with the heights of turbine and person; begins with "Example"',
    { max: 130 },
  ),
  sampleOthers: text('after it, not on phones: heights of the office and the hospital', { max: 70 }),
  scale: text('length of the scale bar of the drawing: 50 m', { max: 12 }),
  stop: text('check box that takes the light from the drawing', { max: 30 }),
  items: list(
    'the places, from the end of the drawing; the id of each is that of the card that it leads to',
    {
      title: cardTitle,
      place: text('the drawn place, one or two words', { max: 16 }),
      stops: text('what stops there when the network stops, one sentence', { max: 110 }),
    },
  ),
});
