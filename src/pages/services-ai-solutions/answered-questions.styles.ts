import { defineStyles } from '#src/theme/define-styles.ts';
import { snapRow } from '#src/theme/snap-row.ts';

export const styles = defineStyles('answered-questions', {
  root: { pt: { base: '5', md: 's-tight' }, pb: { base: '5', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: { base: 't-s', md: 't-m' }, maxW: '16em' },
  // One result leads across both columns; the others stand below it, side by side.
  stories: {
    ...snapRow,
    mt: { base: '3', md: '6', lg: '10' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: '5', md: '10', lg: '24' },
  },
  story: {
    breakInside: 'avoid',
    borderTopWidth: { md: '1px' },
    borderColor: 'line',
    pt: { md: '5', lg: '6' },
    pb: { md: '8', lg: '12' },
    '&:first-child': {
      gridColumn: { md: '1 / -1' },
      display: { md: 'grid' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: { md: '10', lg: '24' },
      alignItems: 'end',
    },
  },
  value: {
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '300', md: '300' },
    fontVariantNumeric: 'tabular-nums',
    color: 'signal',
    'li:first-child > div > &': { textStyle: { md: 't-xl' }, pb: { md: '4' } },
  },
  label: { color: 'ink' },
  title: { textStyle: 'subheading', mt: { base: '2', lg: '4' } },
  text: { color: 'muted', mt: '1' },
  client: { textStyle: 'small', color: 'muted', mt: '1' },
});
