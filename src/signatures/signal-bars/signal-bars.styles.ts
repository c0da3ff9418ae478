import { defineStyles } from '#src/theme/define-styles.ts';
import { evenColumns, inColumns, wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('signal-bars', {
  root: { bg: 'paper', pt: { base: '4', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } },
  wrap: {
    ...wrap,
    ...inColumns({ md: evenColumns(2) }),
    columnGap: { base: '5', lg: '8' },
    rowGap: { base: '3', lg: '10' },
  },
  title: { textStyle: 't-m', gridColumn: '1 / -1', maxW: '18em' },
  // They light up one by one, twice, within five seconds of becoming visible.
  bars: {
    h: { base: '6', md: '10' },
    gridColumn: '1 / -1',
    mb: { lg: '-6' },
    fill: 'signal',
    '&:dir(rtl)': { scale: '-1 1' },
    '@media screen and (scripting: enabled)': {
      'html:not([data-still]) &': {
        animation: 'trace calc(8 * {durations.entrance}) steps(5, start) 2 paused',
        '&[data-seen]': { animationPlayState: 'running' },
      },
    },
    _highContrast: { fill: 'CanvasText' },
  },
  text: { textStyle: 'intro', maxW: '36rem' },
});
