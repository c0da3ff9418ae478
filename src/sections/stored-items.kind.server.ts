import { z } from 'zod';
import { condition, heading } from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';

/** What the browser stores, why and for how long. */
export const storedItemsKind = group({
  title: heading,
  show: text('line that shows the table on phones', { max: 40 }),
  headings: group({
    name: text('heading of the column of names', { max: 30 }),
    kind: text('heading of the column: type of cookie', { max: 30 }),
    purpose: text('heading of the column of purposes', { max: 30 }),
    duration: text('heading of the column of durations', { max: 30 }),
  }),
  items: list('what the browser stores', {
    when: condition,
    name: fact('name under which the browser stores it', z.string()),
    kind: text('type: essential, analytics, marketing or preference', { max: 40 }),
    purpose: text('what it is for', { max: 200 }),
    duration: text('how long it is kept', { max: 80 }),
  }),
});
