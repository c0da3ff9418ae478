import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('farms-opening', {
  root: {
    ...grid,
    ...inkGround,
    pt: { base: '7', lg: '14' },
    alignItems: 'end',
    rowGap: '4',
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  title: {
    textStyle: { base: 'closing', md: 't-m' },
    gridColumn: { lg: 'main-start / span 7' },
    maxW: '15em',
  },
  told: { gridColumn: { lg: 'span 4 / main-end' } },
  lead: {
    textStyle: 'lead',
    color: 'onInkMuted',
    '@media print': { color: 'ink' },
  },
});
