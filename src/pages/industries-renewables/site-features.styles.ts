import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('site-features', {
  root: { ...grid, pt: { base: 's-tight', lg: 's' }, pb: { base: 's-tight', lg: 's' } },
  title: { textStyle: { base: 't-s', lg: 't-m' }, color: 'ink', gridColumn: { lg: 'main-start / span 4' } },
  features: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    gridColumn: { lg: 'span 8 / main-end' },
    mt: { base: '4', md: '8', lg: '0' },
  },
  feature: {
    borderTopWidth: '1px',
    borderColor: 'line',
    py: { md: '5' },
    pe: { md: '6', lg: '10' },
    '&:last-child': { borderBottomWidth: { base: '1px', md: '0' } },
  },
  name: { textStyle: { md: 't-s' }, color: 'ink' },
  text: { color: 'muted', mt: { md: '1' }, pb: { base: '3', md: '0' } },
});
