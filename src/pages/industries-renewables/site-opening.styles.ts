import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';
import { grid } from '#src/theme/grid.ts';
import { ROOMY } from './site-layout.ts';

export const styles = defineStyles('site-opening', {
  root: {
    ...grid,
    ...inkGround,
    pt: { base: '6', lg: '10' },
    '@media print': { bg: 'transparent', color: 'ink' },
  },
  title: {
    textStyle: 't-l',
    gridColumn: { lg: 'main-start / span 11' },
    [ROOMY]: { gridColumn: 'main-start / span 9' },
  },
  told: { gridColumn: { lg: 'main-start / span 6' }, mt: { base: '4', lg: '6' } },
  lead: { textStyle: 'lead', maxW: '36rem', color: 'onInkMuted', '@media print': { color: 'ink' } },
  figures: {
    display: 'flex',
    columnGap: { base: '8', md: '12', lg: '6' },
    rowGap: '4',
    gridColumn: { lg: 'span 4 / main-end' },
    gridRow: { lg: '2' },
    mt: { base: '4', lg: '6' },
    [ROOMY]: {
      flexDirection: 'column',
      gridColumn: 'span 3 / main-end',
      gridRow: '1 / span 2',
      mt: '2',
    },
  },
  item: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  label: { textStyle: 'small', color: 'onInkMuted', '@media print': { color: 'ink' } },
  figure: {
    textStyle: 'figure',
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
