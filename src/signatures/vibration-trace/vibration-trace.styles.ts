import { colonBelow } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { evenColumns, secondAfter, wrap } from '#src/theme/grid.ts';

/** Shares of the width between the marks of the trace, and behind the last one. */
const columns = '5.7fr 17.1fr 17.2fr 14.3fr 15.7fr 30fr';

const below = Object.fromEntries(
  [1, 2, 3, 4, 5].map((mark) => [`&:nth-child(${mark})`, { gridColumn: { lg: `${mark + 1}` } }]),
);

export const styles = defineStyles('vibration-trace', {
  root: {
    pt: { base: '6', lg: '16' },
    pb: { base: '6', md: 's-tight', lg: 's' },
    overflow: 'clip',
    '& > :first-child': {
      pb: { base: '7', lg: '8' },
      '&:dir(rtl)': { pb: { base: '12', md: '7', lg: '8' } },
    },
  },
  example: { ...wrap, textStyle: 'intro', color: 'muted', mt: { base: '2', lg: '3' } },
  // In wide windows every mark has its words below its place on the axis.
  foot: {
    w: { base: 'wrap', lg: 'full' },
    mx: 'auto',
    mt: { base: '5', lg: '10' },
    display: { lg: 'grid' },
    gridTemplateColumns: columns,
    gridTemplateRows: 'auto auto',
    rowGap: '8',
  },
  head: {
    gridColumn: { lg: '1 / -1' },
    display: { lg: 'grid' },
    gridTemplateColumns: secondAfter(5),
    columnGap: '12',
    px: { lg: 'edge' },
    alignItems: 'baseline',
  },
  heading: { textStyle: 't-m' },
  lead: {
    textStyle: 'intro',
    color: 'muted',
    maxW: { lg: '32rem' },
    mt: { base: '2', lg: '0' },
  },
  marks: {
    display: { base: 'grid', lg: 'contents' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: evenColumns(2) },
    columnGap: { md: '8' },
    mt: { base: '3', md: '5' },
    counterReset: 'mark',
  },
  mark: {
    counterIncrement: 'mark',
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    py: { base: '1', lg: '0' },
    gridRow: { lg: '2' },
    pe: { lg: '6' },
    ...below,
    _before: {
      content: 'counter(mark)',
      display: 'block',
      boxSize: '1.5em',
      lineHeight: '1.5em',
      borderRadius: 'chip',
      textAlign: 'center',
      textStyle: 'label',
      bg: 'signal',
      color: 'paper',
      ms: { lg: '-.75em' },
      mt: { base: '.25rem', lg: '0' },
      mb: { lg: '2' },
    },
  },
  words: { maxW: { lg: '20rem' } },
  name: { textStyle: 'subheading', display: { base: 'inline', lg: 'block' }, me: '2', ...colonBelow('lg') },
  text: { color: 'muted', display: { base: 'inline', lg: 'block' }, mt: { lg: '1' } },
});
