import { z } from 'zod';
import { figure, group, island, list, numberOf, text } from '#src/i18n/fields.server.ts';

/** What was achieved, in figures that count up. */
export const figuresKind = island({
  title: text({ note: 'heading of the section, set small above its figures', max: 40 }),
  items: list(
    group({
      value: figure(z.union([z.number(), z.string()]), 'a number that counts up, or a text such as "24/7"'),
      count: numberOf('value'),
      before: text({ note: 'words before the figure, such as "more than"', max: 16, optional: true }),
      unit: text({ note: 'sign or unit after the figure', max: 16, optional: true }),
      label: text({ note: 'what the figure says', max: 60 }),
    }),
    'the figures; the first one is as large as a figure gets',
  ),
});
