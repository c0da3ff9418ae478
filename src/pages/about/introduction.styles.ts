import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('introduction', {
  root: { pt: { base: 's-tight', md: 's' } },
  grid: { ...grid, rowGap: '8' },
  heading: { gridRow: { lg: '1' }, gridColumn: { lg: 'main-start / span 5' } },
  // Beside the text there is room above the one who measures.
  sight: {
    maxW: '24rem',
    textWrap: 'balance',
    alignSelf: 'end',
    mt: { base: '2', lg: '0' },
    mb: { base: '5', lg: '8' },
    gridRow: { lg: '1' },
    gridColumn: { lg: 'main-start / span 4' },
  },
  text: {
    gridRow: { lg: '1' },
    gridColumn: { lg: '8 / main-end' },
    display: 'grid',
    gap: '5',
    pb: { lg: '8' },
    maxW: { base: '44rem', lg: '36rem' },
    '& strong': { fontWeight: 'semibold' },
    '& p:first-child': { textStyle: 'lead' },
  },
});
