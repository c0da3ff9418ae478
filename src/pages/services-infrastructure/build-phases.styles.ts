import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('build-phases', {
  root: { pt: { base: '4', md: 's-tight', lg: 's' }, pb: { base: '3', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    columnGap: { lg: '8' },
    '& > h2': { gridColumn: { lg: 'span 7' } },
  },
  title: { textStyle: 't-m', textWrap: 'balance' },
  skills: {
    gridColumn: { lg: '9 / -1' },
    mt: { base: '2', md: '6', lg: '0' },
    '& > h2': { textStyle: { base: 'label', lg: 'subheading' } },
  },
  lead: { color: 'muted', mt: { base: '1', lg: '2' }, textStyle: { base: 'small', lg: 'body' } },
  rows: { gridColumn: '1 / -1', mt: { base: '3', md: '5', lg: '12' } },
  row: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '12rem minmax(0, 5fr) minmax(0, 4fr)',
      lg: 'repeat(12, minmax(0, 1fr))',
    },
    columnGap: { md: '6', lg: '8' },
    alignItems: 'start',
    pos: 'relative',
    py: { base: '1', md: '6' },
    pb: { lg: '8' },
    borderTopWidth: '1px',
    borderColor: 'ink',
    // What is folded on phones stands in columns of its own.
    '& > details': { display: { md: 'contents' } },
    // On phones the name stands in the line that opens the rest.
    '& summary': { justifyContent: 'flex-end' },
  },
  phase: {
    textStyle: 't-s',
    pos: { base: 'absolute', md: 'static' },
    top: '1',
    display: { base: 'flex', md: 'block' },
    alignItems: 'center',
    minH: { base: '11', md: '0' },
    gridColumn: { lg: 'span 3' },
    gridRow: { md: 'span 2' },
  },
  work: { pb: { base: '2', md: '0' }, gridColumn: { md: '2', lg: '4 / span 5' }, pe: { lg: '8' } },
  steps: {
    gridColumn: { md: '2', lg: '4 / span 5' },
    gridRow: { md: '2' },
    mt: { md: '2' },
    textStyle: { base: 'small', lg: 'body' },
    color: 'muted',
  },
  skill: {
    gridColumn: { md: '3', lg: '9 / -1' },
    gridRow: { md: '1 / span 2' },
    borderInlineStartWidth: { base: '2.5px', md: '0' },
    borderColor: 'signal',
    ps: { base: '4', md: '0' },
    my: { base: '2', md: '0' },
  },
  name: { fontWeight: 'semibold', color: 'signal' },
  text: { color: 'muted', mt: { md: '1' } },
});
