import { grid } from '#src/theme/grid.ts';

/** The columns of a text that is read: a margin for what finds places in it, and the text. */
export const readingColumns = {
  page: { ...grid },
  margin: { lg: 'main-start / span 4' },
  text: { lg: '6 / main-end' },
  /** Room of the numbers of clauses, in the text. */
  number: { base: '2.25rem', md: '4.5rem' },
  /** About 66 characters. */
  measure: '35rem',
} as const;
