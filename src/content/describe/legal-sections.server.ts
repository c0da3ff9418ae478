import { fact, group, list, optionalList, text } from '#src/i18n/fields.server.ts';
import { z } from 'zod';
import { heading } from './section-fields.server.ts';

/** Kinds of sections that legal texts are made of. */
export const legalSectionKinds = {
  clauses: group({
    contents: text({ note: 'heading of the table of contents', max: 40 }),
    items: list(
      group({
        title: text({ note: 'heading of the clause', max: 90 }),
        paragraphs: list(
          group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 900 }) }),
          'the paragraphs',
        ),
        points: optionalList(
          group({ text: text({ note: 'one point of a list; <strong> is allowed', max: 400 }) }),
          'points below the paragraphs',
        ),
      }),
      'the clauses; the id of each is its anchor',
    ),
  }),
  'stored-items': group({
    title: heading,
    headings: group({
      name: text({ note: 'heading of the column of names', max: 30 }),
      kind: text({ note: 'heading of the column: type of cookie', max: 30 }),
      purpose: text({ note: 'heading of the column of purposes', max: 30 }),
      duration: text({ note: 'heading of the column of durations', max: 30 }),
    }),
    items: list(
      group({
        name: fact(z.string(), 'name under which the browser stores it'),
        kind: text({ note: 'type: essential, analytics, marketing or preference', max: 40 }),
        purpose: text({ note: 'what it is for', max: 200 }),
        duration: text({ note: 'how long it is kept', max: 60 }),
      }),
      'what the browser stores',
    ),
  }),
} as const;
