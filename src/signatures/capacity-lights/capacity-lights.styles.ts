import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { mirrored } from '#src/theme/drawings.ts';
import { apart, firstView, grid } from '#src/theme/grid.ts';
import { inkOnScreen, mutedText } from '#src/theme/tones.ts';

const lights = {
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
  ...mirrored,
};

export const styles = defineStyles('capacity-lights', {
  root: { ...grid, ...inkOnScreen, ...firstView },
  lead: { ...mutedText, mt: { base: '3', lg: '4' }, textStyle: 'intro', maxW: '46rem' },
  blocks: {
    ...apart,
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'flex-end' },
    gap: { base: '4', lg: '5' },
    mt: { base: '5', lg: '10' },
  },
  wind: { minW: '0' },
  solar: { minW: '0', '--lit': '{colors.sun}' },
  block: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', lg: 'auto' },
    columnGap: '3',
    alignItems: 'baseline',
    whiteSpace: { lg: 'nowrap' },
    '& svg': {
      gridColumn: '1 / -1',
      mt: { base: '2', lg: '4' },
      color: 'var(--lit, {colors.onInk})',
      transition: 'color {durations.quick}',
    },
    '&:is(:hover, :focus-visible) svg': { color: 'signalOnInk' },
    '&:hover': { color: 'signalOnInk' },
    _print: { '& svg': { color: 'ink' } },
  },
  power: { textStyle: 't-s', fontWeight: '300', ...tabular },
  unit: { fontSize: '.7em' },
  near: { ...mutedText, textStyle: 'small' },
  scale: { ...mutedText, textStyle: 'small', mt: '3' },
  wide: { ...lights, strokeWidth: '3.9', display: { base: 'none', lg: 'block' }, h: 'min(26vw, 27rem)' },
  narrow: { ...lights, strokeWidth: '4', hideFrom: 'lg', w: 'full' },
});
