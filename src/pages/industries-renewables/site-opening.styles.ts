import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('site-opening', {
  root: {
    ...grid,
    ...inkGround,
    pt: { base: '7', lg: '14' },
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  title: { textStyle: 't-l', gridColumn: { lg: 'main-start / span 11' }, maxW: '14em' },
  lead: {
    textStyle: 'lead',
    color: 'onInkMuted',
    mt: { base: '4', lg: '7' },
    gridColumn: { lg: 'main-start / span 7' },
    '@media print': { color: 'ink' },
  },
});
