import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('first-second', {
  root: { pt: { base: '10', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  // Columns are the quarters of a second of the axis below: the figure stands before the frames that show what it says.
  top: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gridTemplateRows: { lg: '1fr auto' },
    rowGap: { base: '4', md: '6' },
    alignItems: 'end',
    mb: { base: '4', lg: '10' },
  },
  head: {
    gridColumn: { base: '1 / -1', lg: '1 / 3' },
    gridRow: { lg: '1 / span 2' },
    pe: { lg: '6' },
    alignSelf: 'start',
    // The axis and its frames run from the left in every language: where reading starts at the right the figure leads above them.
    '&:dir(rtl)': {
      gridColumn: '1 / -1',
      gridRow: '1',
      pe: '0',
      display: { lg: 'grid' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      columnGap: '14',
      alignItems: 'end',
    },
  },
  figure: { color: 'ink', '&:dir(rtl)': { gridRow: '1 / span 2' } },
  number: {
    textStyle: 't-xxl',
    fontSize: { lg: 'clamp(9rem, 16vw, 14.4rem)' },
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    ms: '-.05em',
  },
  unit: {
    textStyle: { base: 't-s', xl: 't-m' },
    fontWeight: { base: 'normal', xl: 'normal' },
    color: 'muted',
    display: { base: 'inline-block', lg: 'block' },
    ms: { base: '1', lg: '0' },
    mt: { lg: '3' },
  },
  title: { textStyle: 't-m', mt: { base: '4', lg: '6' }, maxW: '34rem' },
  lead: { textStyle: 'lead', color: 'muted', mt: '3', maxW: '34rem' },
  caption: {
    color: 'muted',
    textStyle: { base: 'small', md: 'body' },
    gridColumn: { base: '1 / 3', md: '3 / -1' },
    gridRow: { md: '2', lg: '1' },
    pe: { base: '4', md: '0' },
    '&:dir(rtl)': { gridColumn: { base: '1 / -1', md: '3 / -1' }, gridRow: '2', pe: '0' },
  },
  // Each frame begins at its time on the axis of the chart below.
  strip: {
    gridColumn: '3 / -1',
    gridRow: { base: '2', md: '3', lg: '2' },
    '[dir=rtl] ~ &': { gridRow: '3' },
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  moment: { pe: { base: '2', lg: '10' } },
  time: {
    display: 'block',
    textStyle: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    mb: '2',
  },
  note: { textStyle: 'small', color: 'muted', maxW: '54rem', mt: { md: '3' } },
  items: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { md: '8', lg: '14' },
    mt: { md: '6', lg: '14' },
  },
  item: {
    py: { base: '2', lg: '4' },
    '& > h3, & > p': { display: { base: 'inline', md: 'block' } },
  },
  name: {
    fontWeight: 'semibold',
    color: 'ink',
    ...colon,
    '&:is(h3)': { me: { base: '2', md: '0' } },
    '&:is(h3)::after': { content: { md: 'none' } },
  },
  text: { color: 'muted' },
});
