import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('largest-figure', {
  link: {
    display: 'grid',
    justifyItems: 'start',
    color: 'ink',
    '&:hover, &:focus-visible': { color: 'signal' },
  },
  amount: {
    textStyle: 't-xxl',
    fontWeight: '300',
    '& > bdi': { fontVariantNumeric: 'tabular-nums' },
  },
  // Long units stand below the figure.
  unit: { textStyle: 't-m', fontWeight: '300', '&:lang(ar)': { display: 'block' } },
  said: { textStyle: 'lead', mt: { base: '3', lg: '7' } },
  kind: { fontWeight: 'semibold' },
  place: { color: 'muted' },
});
