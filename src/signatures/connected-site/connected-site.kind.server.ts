import { z } from 'zod';
import { optionalAnchor, optionalTo } from '#src/content/describe/link-target.server.ts';
import {
  actions,
  cardText,
  cardTitle,
  lead,
  optionalLinkLabel,
} from '#src/content/describe/section-fields.server.ts';
import { figure, group, headline, list, text } from '#src/i18n/fields.server.ts';

/** First view of a page: a site in section, with the solutions at the places where they work. */
export const connectedSiteKind = group({
  title: headline('headline of the page', { max: 70 }),
  lead: text('what is offered, in a few words: two lines below the headline', { max: 110 }),
  actions,
  figures: list('what is promised, in figures', {
    value: figure('a number, or a text such as "24/7"', z.union([z.number(), z.string()])),
    before: text('words before the figure, such as "under"', { max: 16, optional: true }),
    unit: text('unit after the figure', { max: 16, optional: true }),
    label: text('what the figure says', { max: 32 }),
  }),
  solutions: group({ title: headline('heading above the drawn site', { max: 50 }), lead }),
  drawing: text('what the drawing shows, for people who do not see it', { max: 320 }),
  more: text('opens what a solution includes, on phones', { max: 30 }),
  items: list('the solutions, in their order along the drawn site', {
    anchor: optionalAnchor,
    to: optionalTo,
    title: cardTitle,
    text: cardText,
    features: list('what the solution includes', {
      text: text('one feature, a few words without a full stop', { max: 60 }),
    }),
    link: optionalLinkLabel,
  }),
});
