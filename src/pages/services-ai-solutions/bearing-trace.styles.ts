import { defineStyles } from '#src/theme/define-styles.ts';

/** Shares of the width between the marks of the trace, and behind the last one. */
const columns = '15.2fr 15.2fr 15.2fr 7.6fr 16.4fr 30.4fr';

/** Where the words of a mark stand: behind it, and before it in languages that are read from the right. */
const beside = (behind: string, before: string) => ({
  gridColumn: { lg: behind },
  '[dir=rtl] &': { gridColumn: { lg: before } },
});

export const styles = defineStyles('bearing-trace', {
  root: { pt: { base: '4', lg: '8' }, pb: { base: '6', lg: 's' }, overflow: 'clip' },
  example: { w: 'wrap', mx: 'auto', color: 'muted', mt: { base: '2', lg: '3' } },
  // In wide windows every mark has its words below its place on the axis, which runs from the left in every language.
  foot: {
    w: { base: 'wrap', lg: 'full' },
    mx: 'auto',
    mt: { base: '5', lg: '10' },
    display: { lg: 'grid' },
    gridTemplateColumns: columns,
    gridTemplateRows: 'auto auto',
    rowGap: '8',
    direction: { lg: 'ltr' },
  },
  head: {
    gridColumn: { lg: '1 / 4' },
    gridRow: { lg: '2' },
    ps: { lg: 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2))' },
    pe: { lg: '12' },
    '[dir=rtl] &': { gridColumn: { lg: '6' }, gridRow: { lg: '1 / 3' }, direction: 'rtl' },
  },
  heading: { textStyle: { base: 't-s', lg: 't-m' } },
  lead: { textStyle: { base: 'body', lg: 'lead' }, color: 'muted', mt: { base: '1', lg: '4' } },
  marks: {
    display: { base: 'grid', lg: 'contents' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { md: '8' },
    mt: { base: '3', md: '5' },
    counterReset: 'mark',
  },
  mark: {
    counterIncrement: 'mark',
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    py: { base: '1', lg: '0' },
    gridRow: { lg: '1' },
    pe: { lg: '6' },
    '[dir=rtl] &': { direction: 'rtl' },
    '&:nth-child(1)': beside('2', '1'),
    '&:nth-child(2)': beside('3', '2'),
    '&:nth-child(3)': beside('4 / 6', '3'),
    '&:nth-child(4)': { ...beside('5 / 7', '3 / 5'), gridRow: { lg: '2' } },
    '&:nth-child(5)': beside('6', '4 / 6'),
    '&::before': {
      content: 'counter(mark)',
      display: 'block',
      w: '1.5em',
      h: '1.5em',
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
  name: { textStyle: 'subheading', display: { base: 'inline', lg: 'block' }, me: '2' },
  text: { color: 'muted', display: { base: 'inline', lg: 'block' }, mt: { lg: '1' } },
});
