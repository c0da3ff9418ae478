import { defineStyles } from '#src/theme/define-styles.ts';
import { snapRow } from '#src/theme/snap-row.ts';

export const styles = defineStyles('answered-questions', {
  root: { pt: { base: '5', md: 's-tight' }, pb: { base: '5', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: { base: 't-s', md: 't-m' }, maxW: '16em' },
  // Two columns that do not meet: the second one hangs lower, so that no line of cards appears.
  stories: {
    ...snapRow,
    mt: { base: '3', md: '6', lg: '10' },
    display: { base: 'grid', md: 'block' },
    columnCount: { md: '2' },
    columnGap: { base: '5', md: '10', lg: '24' },
  },
  story: {
    breakInside: 'avoid',
    pb: { md: '10', lg: '14' },
    '&:nth-child(3)': { breakAfter: { md: 'column' } },
    '&:nth-child(4)': { pt: { md: '16', lg: '32' } },
  },
  value: {
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '300', md: '300' },
    fontVariantNumeric: 'tabular-nums',
    color: 'signal',
  },
  label: { color: 'ink' },
  title: { textStyle: 'subheading', mt: { base: '2', lg: '4' } },
  text: { color: 'muted', mt: '1' },
  client: { textStyle: 'small', color: 'muted', mt: '1' },
});
