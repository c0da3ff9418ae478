import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';
import { roomAbove } from '#src/theme/room-above.ts';

export const styles = defineStyles('cabinet-layers', {
  root: {
    bg: 'ink',
    color: 'onInk',
    ...roomAbove,
    pt: { base: '7', md: 's-tight', lg: 's' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'ink', forcedColorAdjust: 'none' } },
  },
  head: { ...grid, mb: { base: '4', lg: '12' } },
  title: { textStyle: 't-m', gridColumn: { lg: 'main-start / span 4' }, textWrap: 'balance' },
  lead: {
    textStyle: { base: 'small', lg: 'lead' },
    color: 'onInkMuted',
    gridColumn: { lg: '6 / span 6' },
    mt: { base: '2', lg: '0' },
  },
  layer: {
    ...grid,
    gridTemplateColumns: { ...grid.gridTemplateColumns, base: '33vw 1rem minmax(0, 1fr) {spacing.gutter}' },
    gridTemplateRows: { base: 'auto auto', md: 'auto' },
    alignItems: { base: 'start', md: 'center' },
    borderTopWidth: '1px',
    borderColor: 'inkLine',
  },
  name: {
    textStyle: { base: 'subheading', lg: 't-m' },
    gridColumn: { base: '3', md: 'main-start / span 4' },
    gridRow: '1',
    pt: { base: '.375rem', md: '0' },
  },
  // The bands touch, so that they are one tower.
  band: {
    gridColumn: { base: '1', md: '6 / span 5' },
    gridRow: { base: '1 / span 2', md: '1' },
    pos: 'relative',
    alignSelf: 'stretch',
    bg: 'inkDeep',
    overflow: 'clip',
    '& > svg': {
      display: 'block',
      w: 'full',
      h: { base: 'full', md: 'auto' },
      minH: 'full',
      pos: { base: 'absolute', md: 'static' },
      inset: '0',
    },
  },
  text: {
    color: 'onInkMuted',
    textStyle: { base: 'small', lg: 'body' },
    gridColumn: { base: '3', md: '11 / span 3' },
    gridRow: { base: '2', md: '1' },
    ps: { lg: '8' },
    pb: { base: '.375rem', md: '0' },
  },
});
