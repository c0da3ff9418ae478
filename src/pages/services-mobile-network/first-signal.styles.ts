import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('first-signal', {
  root: { bg: 'paper', pt: { base: '9', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: '5', lg: '8' },
    rowGap: { base: '3', lg: '10' },
  },
  title: { textStyle: 't-m', gridColumn: '1 / -1', maxW: '18em' },
  text: {
    textStyle: { base: 'body', lg: 'lead' },
    maxW: '36rem',
  },
});
