import { defineStyles } from '#src/theme/define-styles.ts';
import { snapOut } from '#src/theme/snap-row.ts';

export const styles = defineStyles('versions', {
  root: { pt: { base: '7', lg: 's' }, pb: { base: '6', lg: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m' },
  // On phones the next version looks in from the side.
  list: {
    display: { base: 'grid', lg: 'block' },
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '78%', md: '44%' },
    columnGap: '5',
    ...snapOut('lg'),
    mt: { base: '4', lg: '8' },
    '@media print': { display: 'block', overflow: 'visible' },
  },
  step: {
    scrollSnapAlign: 'start',
    display: { lg: 'grid' },
    gridTemplateColumns: { lg: '2fr 5fr 4fr' },
    columnGap: { lg: '10' },
    alignItems: 'baseline',
    pt: { base: '2', lg: '4' },
    pb: { lg: '4' },
    borderTopWidth: '1px',
    borderColor: { base: 'ink', lg: 'line' },
    // The first version for everybody is by far the largest.
    '&:last-child': { borderColor: 'ink', pt: { lg: '6' } },
    '&:last-child > bdi': {
      textStyle: { base: 't-m', lg: 't-xl' },
      fontWeight: { base: '300', lg: '300' },
      color: 'signal',
    },
    '&:last-child h3': { textStyle: { lg: 't-m' } },
  },
  version: {
    display: 'block',
    textStyle: { base: 't-m', lg: 't-s' },
    fontWeight: { base: '300', lg: '300' },
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
    justifySelf: 'start',
    w: 'fit-content',
  },
  name: { textStyle: 'subheading' },
  text: { color: 'ink' },
  steps: {
    color: 'muted',
    mt: { base: '1', lg: '0' },
    '& > li': { display: { lg: 'inline' } },
    '& > li:not(:last-child)::after': { content: { lg: '"\\00a0· "' } },
  },
});
