import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { dotted } from '#src/theme/dotted.ts';
import { snapOut } from '#src/theme/snap-row.ts';

export const styles = defineStyles('phase-views', {
  root: {
    ...inkGround,
    pt: { base: '10', md: 's-tight', lg: 's' },
    pb: { base: '5', md: 's-tight', lg: 's' },
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: 't-m', maxW: '46rem' },
  example: { color: 'onInkMuted', mt: '2' },
  // On phones the next phase looks in from the side.
  phases: {
    ...snapOut,
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(12, minmax(0, 1fr))' },
    columnGap: { base: '5', md: '10' },
    rowGap: { md: '12', lg: '16' },
    mt: { base: '5', lg: '12' },
    '@media print': { ...snapOut['@media print'], rowGap: '6' },
  },
  // From one to the next more of the page is there to be seen.
  phase: {
    '&:nth-child(1)': { gridColumn: { lg: '1 / span 5' } },
    '&:nth-child(2)': { gridColumn: { lg: '6 / span 7' } },
    '&:nth-child(3)': { gridColumn: { lg: '1 / span 7' } },
    '&:nth-child(4)': { gridColumn: { lg: '8 / span 5' } },
  },
  name: { textStyle: 't-s', mt: { base: '4', lg: '6' } },
  text: { mt: '1', maxW: '36rem' },
  steps: { ...dotted, display: { lg: 'flex' }, color: 'onInkMuted', mt: '1' },
});
