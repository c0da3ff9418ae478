import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('first-second', {
  root: { pt: { base: '7', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  head: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: '10',
    rowGap: '4',
    alignItems: 'end',
  },
  figure: { whiteSpace: 'nowrap', color: 'ink' },
  number: {
    textStyle: 't-xxl',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    ms: '-.05em',
  },
  unit: { textStyle: 't-m', fontWeight: 'normal', color: 'muted' },
  words: { maxW: '34rem' },
  title: { textStyle: 't-m' },
  lead: { textStyle: 'lead', color: 'muted', mt: '3' },
  drawing: { m: '0', mt: { base: '6', lg: '14' } },
  caption: { color: 'muted', mb: { base: '3', lg: '5' } },
  // Each frame begins at its time on the axis of the chart below.
  strip: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
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
