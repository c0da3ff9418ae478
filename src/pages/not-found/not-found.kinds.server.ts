import { island, text } from '#src/i18n/fields.server.ts';

/** Kinds of sections that only the page `not-found` has. */
export const notFoundKinds = {
  search: island({ title: text({ note: 'heading above a large search field', max: 48 }) }),
} as const;
