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
    // Its first digit begins where the words below it do.
    '&:dir(ltr)': { ms: '-.06em' },
    '& > bdi': { fontVariantNumeric: 'tabular-nums' },
    // Neither many digits nor large text make it wider than its column.
    '&[data-long]': { textStyle: 't-xl', fontSize: { base: 'min(5.25rem, 19vw)', lg: 'min(8.75rem, 9vw)' } },
  },
  unit: { textStyle: 't-m', fontWeight: '300' },
  said: { textStyle: 'lead', mt: { base: '3', lg: '7' } },
  kind: { fontWeight: 'semibold' },
  place: { color: 'muted' },
});
