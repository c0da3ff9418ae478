import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('versions', {
  root: { pt: { base: '10', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m' },
  list: { mt: { base: '4', lg: '8' } },
  step: {
    display: 'grid',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr)', lg: '2fr 9fr' },
    columnGap: { md: '6', lg: '10' },
    alignItems: 'baseline',
    py: { md: '4' },
    borderTopWidth: '1px',
    borderColor: 'line',
    breakInside: 'avoid',
    // The first version for everybody is by far the largest.
    '&:last-child': { borderColor: 'ink', pt: { base: '2', lg: '6' } },
    '&:last-child > bdi': {
      textStyle: { base: 't-m', lg: 't-xl' },
      fontWeight: { base: '300', lg: '300' },
      color: 'signal',
    },
    '&:last-child h3': { textStyle: { lg: 't-m' } },
  },
  version: {
    textStyle: 't-s',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
    justifySelf: 'start',
  },
  words: {
    pb: { base: '1', md: '0' },
    '@supports selector(::details-content)': {
      '& > details': {
        display: { md: 'grid' },
        gridTemplateColumns: { md: '5fr 4fr' },
        gridTemplateRows: { md: 'auto 1fr' },
        columnGap: { md: '6', lg: '10' },
        alignItems: 'baseline',
      },
    },
  },
  name: { textStyle: 'subheading', gridColumn: '1' },
  text: { color: 'ink', gridColumn: '1', mt: { md: '1' } },
  steps: {
    color: 'muted',
    gridColumn: '2',
    gridRow: '1 / span 2',
  },
});
