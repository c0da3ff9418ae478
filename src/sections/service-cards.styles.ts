import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('service-cards', {
  cards: {
    display: 'grid',
    columnGap: '6',
    rowGap: { base: '6', md: '0' },
    mt: { base: '8', md: '12' },
    mb: { md: '-6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    // A number of cards that three divides stands in threes.
    '&:has(> :last-child:nth-child(3n))': { gridTemplateColumns: { lg: 'repeat(3, 1fr)' } },
  },
  card: {
    pos: 'relative',
    // Cards side by side share their rows, so that their parts stand at the same height.
    display: 'grid',
    alignContent: 'start',
    gridRow: { md: 'span 5' },
    gridTemplateRows: { md: 'subgrid' },
    rowGap: '0',
    mb: { md: '6' },
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    p: { base: '6', lg: '8' },
    // The last of an odd number fills its row.
    '&:last-child:nth-child(odd)': { gridColumn: { md: '1 / -1' } },
    '&:last-child:nth-child(3n)': { gridColumn: { lg: 'auto' } },
    transition: 'border-color {durations.quick}',
    '&:has(a):hover': { borderColor: 'signal' },
  },
  icon: { color: 'signal' },
  name: { textStyle: 'subheading', color: 'ink', mt: '5' },
  text: { color: 'muted', mt: '2', mb: '6' },
  features: { pt: '5', borderTopWidth: '1px', borderColor: 'line' },
  link: { mt: '4' },
});
