import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('hung-question', {
  root: {
    ...grid,
    ...inkGround,
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  title: {
    textStyle: 'closing',
    gridColumn: { lg: 'main-start / span 7' },
    py: { base: '12', md: 's-tight', lg: 's' },
    pb: { base: '4', md: 's-tight', lg: 's' },
    pe: { lg: '8' },
  },
  // What there is to do hangs on a line that comes from above, as the solutions do.
  ways: {
    gridColumn: { lg: 'span 5 / main-end' },
    borderInlineStartWidth: '1.25px',
    borderColor: 'signalOnInk',
    ps: { base: '5', lg: '8' },
    pt: { lg: 's' },
    mb: { base: '12', lg: 's' },
  },
  lead: { textStyle: 'lead', color: 'onInkMuted', '@media print': { color: 'ink' } },
  actions: { ...buttonRow, mt: '6' },
  more: { mt: '6' },
});
