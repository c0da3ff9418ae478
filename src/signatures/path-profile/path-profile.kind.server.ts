import { radioPath } from '#src/content/describe/radio-path.server.ts';
import {
  cardText,
  cardTitle,
  heading,
  lead,
  serviceOpening,
} from '#src/content/describe/section-fields.server.ts';
import { group, list, text, whole } from '#src/i18n/fields.server.ts';

const label = (what: string, max: number) => text(`label in the drawing: ${what}`, { max });

/** Opening of a page: a path from a site to the fiber in section, and the points that a call passes. */
export const pathProfileKind = group({
  ...serviceOpening(),
  radio: whole(radioPath),
  band: label('the first Fresnel zone around the beam', 48),
  clear: label('after a number of meters: how far the beam passes above the ground', 48),
  meters: text('unit of heights, after a number', { max: 8 }),
  kilometers: text('unit of distances, after a number', { max: 10 }),
  axis: label('where the kilometers of the axis are counted from; the mast at its left end', 36),
  example: text('below the drawing; begins with "Example", as the path is one', { max: 150 }),
  path: group({ title: heading, lead }),
  items: list('the five points that a call passes, with their numbers in the drawing', {
    title: cardTitle,
    text: cardText,
  }),
});
