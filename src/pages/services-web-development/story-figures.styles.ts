import { defineStyles } from '#src/theme/define-styles.ts';
import { untracked } from '#src/theme/set-digits.ts';
import { snapOut } from '#src/theme/snap-row.ts';

export const styles = defineStyles('story-figures', {
  root: { pt: { base: '9', md: 's-tight' }, pb: { base: '6', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m' },
  // On phones the next story looks in from the side.
  stories: {
    ...snapOut,
    gridTemplateColumns: { md: 'repeat(3, minmax(min-content, 1fr))', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: '5', md: '8', lg: '12' },
    rowGap: { lg: '10' },
    mt: { base: '3', md: '6', lg: '4' },
    '@media print': { ...snapOut['@media print'], rowGap: '6' },
  },
  // The first result is by far the largest; the other two stand below it.
  story: {
    pt: { base: '3', lg: '5' },
    borderTopWidth: '1px',
    borderColor: 'ink',
    '&:first-child': {
      gridColumn: { lg: '1 / -1' },
      display: { lg: 'grid' },
      gridTemplateColumns: '7fr 5fr',
      columnGap: '12',
      alignItems: 'end',
      borderTopWidth: { lg: '0' },
      pb: { lg: '4' },
    },
    '&:first-child > p > span:first-child': {
      textStyle: { base: 't-m', lg: 't-xl' },
      fontWeight: '300',
      ...untracked,
    },
  },
  result: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    mb: '2',
  },
  value: { textStyle: 't-m', fontWeight: '300', whiteSpace: 'nowrap', color: 'ink' },
  label: { textStyle: 'lead', color: 'muted' },
  name: { textStyle: 'subheading' },
  client: { color: 'muted', mt: { md: '1' } },
  text: { color: 'ink', mt: '2' },
});
