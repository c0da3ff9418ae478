import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('first-signal', {
  root: { bg: 'paper', pt: { base: '10', lg: 's' }, pb: { base: '7', lg: 's-tight' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'repeat(12, minmax(0, 1fr))' },
    columnGap: { base: '5', lg: '8' },
    rowGap: { base: '3', lg: '10' },
    alignItems: 'end',
  },
  title: { textStyle: 't-m', gridColumn: { md: 'span 9', lg: '1 / span 8' }, maxW: '18em' },
  bars: {
    justifySelf: 'end',
    gridColumn: { md: 'span 3', lg: '10 / -1' },
    '& > div': { w: { base: '16', md: '32' }, h: { base: '12', md: '24' }, gap: { base: '1', md: '2' } },
  },
  text: {
    textStyle: { base: 'body', lg: 'lead' },
    alignSelf: 'start',
    gridColumn: { base: '1 / -1', md: 'span 6', lg: 'span 6' },
    maxW: '36rem',
  },
});
