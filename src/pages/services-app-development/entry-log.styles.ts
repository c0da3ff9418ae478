import { defineStyles } from '#src/theme/define-styles.ts';

/** A line of the log: the time, the line that says whether there is a signal, what happens. */
const entry = {
  display: 'grid',
  gridTemplateColumns: { base: '3.25rem minmax(0, 1fr)', lg: '4.5rem minmax(0, 1fr)' },
  columnGap: { base: '6', lg: '8' },
  py: { base: '1', lg: '3' },
  pos: 'relative',
};
/** The part of the line beside it. */
const wire = {
  content: '""',
  pos: 'absolute',
  insetBlock: '0',
  insetInlineStart: { base: '4rem', lg: '5.5rem' },
  borderInlineStartWidth: '3px',
};
const key = {
  display: 'inline-block',
  ps: '3',
  me: '5',
  borderInlineStartWidth: '3px',
};

/** Where its words begin, below the other sections. */
const start = 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)';

export const styles = defineStyles('entry-log', {
  root: { bg: 'sand' },
  page: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
  // As high as the section: lamps, people and tables stand below each other.
  picture: {
    h: { base: '46vw', lg: 'full' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    pos: 'relative',
    overflow: 'hidden',
    '& picture': { display: 'block', h: 'full' },
    '& img': {
      pos: { lg: 'absolute' },
      inset: '0',
      objectPosition: { base: '50% 60%', lg: '34% 50%' },
      transform: { base: 'scale(1.35)', lg: 'none' },
      transformOrigin: '15% 50%',
    },
    '@media print': { display: 'none' },
  },
  words: {
    ps: start,
    pe: { base: 'gutter', lg: '14' },
    pt: { base: '7', md: 's-tight', lg: 's' },
    gridColumn: { lg: '1' },
    gridRow: { lg: '1' },
  },
  title: { textStyle: 't-m' },
  lead: { color: 'muted', mt: '2' },
  key: { textStyle: 'small', color: 'muted', mt: '4' },
  solid: { ...key, borderColor: 'signal' },
  dashed: { ...key, borderColor: 'control', borderInlineStartStyle: 'dashed' },
  log: {
    ps: start,
    pe: { base: 'gutter', lg: '14' },
    pt: { base: '3', lg: '6' },
    pb: { base: '7', md: 's-tight', lg: 's' },
    gridColumn: { lg: '1' },
    gridRow: { lg: '2' },
  },
  online: { ...entry, '&::before': { ...wire, borderColor: 'signal' } },
  offline: {
    ...entry,
    '&::before': { ...wire, borderColor: 'control', borderInlineStartStyle: 'dashed' },
  },
  time: { fontVariantNumeric: 'tabular-nums', color: 'ink' },
  name: { fontWeight: 'semibold', color: 'ink' },
  text: { textStyle: { base: 'small', lg: 'body' }, color: 'muted' },
});
