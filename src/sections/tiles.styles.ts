import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('tiles', {
  tiles: {
    display: 'grid',
    gap: '1px',
    mt: { base: '8', md: '12' },
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    '&:has(> :last-child:nth-child(4))': { gridTemplateColumns: { lg: 'repeat(4, 1fr)' } },
  },
  tile: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    columnGap: '5',
    bg: 'paper',
    p: { base: '6', lg: '8' },
    '&:last-child:nth-child(odd)': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
  icon: { color: 'signal', gridRow: { base: 'span 2', md: 'auto' } },
  name: { textStyle: 'subheading', color: 'ink', mt: { md: '6' } },
  text: { color: 'muted', mt: '2' },
});
