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

/** The first view of a page: a site in section, and the solutions that hang on it where they are at work. */
export const connectedSiteKind = group({
  title: headline({ note: 'headline of the page', max: 70 }),
  lead: text({ note: 'what is offered, in a few words: two lines below the headline', max: 110 }),
  actions,
  figures: list(
    group({
      value: figure(z.union([z.number(), z.string()]), 'a number, or a text such as "24/7"'),
      before: text({ note: 'words before the figure, such as "under"', max: 16, optional: true }),
      unit: text({ note: 'unit after the figure', max: 16, optional: true }),
      label: text({ note: 'what the figure says', max: 32 }),
    }),
    'what is promised, in figures',
  ),
  solutions: group({ title: headline({ note: 'heading above the drawn site', max: 50 }), lead }),
  drawing: text({ note: 'what the drawing shows, for people who do not see it', max: 320 }),
  more: text({ note: 'opens what a solution includes, on phones', max: 30 }),
  items: list(
    group({
      anchor: optionalAnchor,
      to: optionalTo,
      title: cardTitle,
      text: cardText,
      features: list(
        group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
        'what the solution includes',
      ),
      link: optionalLinkLabel,
    }),
    'the solutions, in their order along the drawn site',
  ),
});
