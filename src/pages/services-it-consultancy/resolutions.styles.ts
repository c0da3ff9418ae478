import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('resolutions', {
  root: { bg: 'sand', pt: { base: '6', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m', maxW: '18em' },
  lines: {
    counterReset: 'line',
    mt: { base: '3', lg: '12' },
    display: { lg: 'grid' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '20',
  },
  line: {
    counterIncrement: 'line',
    display: 'grid',
    gridTemplateColumns: { base: '2rem minmax(0, 1fr)', lg: '4rem minmax(0, 1fr)' },
    alignItems: 'baseline',
    alignContent: 'start',
    pb: { base: '2', lg: '10' },
    '&::before': {
      content: 'counter(line)',
      textStyle: { base: 'subheading', lg: 't-m' },
      fontWeight: { base: '300', lg: '300' },
      fontVariantNumeric: 'tabular-nums',
      color: 'signal',
    },
    '& > p': { gridColumn: '2' },
  },
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  text: { color: 'muted', textStyle: { base: 'small', lg: 'body' } },
});
