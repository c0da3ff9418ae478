import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('reasons', {
  split: {
    display: 'grid',
    gap: { base: '10', lg: '20' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
  },
  grid: {
    display: 'grid',
    columnGap: '12',
    rowGap: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
  reason: { borderTopWidth: '1px', borderColor: 'line', pt: '6' },
  icon: { color: 'signal' },
  name: { textStyle: 'subheading', color: 'ink', display: 'flex', gap: '3', alignItems: 'center' },
  text: { color: 'muted', mt: '3' },
});
