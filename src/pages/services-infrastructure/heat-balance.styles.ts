import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';
import { grid } from '#src/theme/grid.ts';

const line = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '3fr 1.1fr 8fr', xl: '14.5rem 6rem 1fr' },
  columnGap: { base: '4', lg: '8', xl: '5' },
  alignItems: 'center',
  py: { base: '1', lg: '2.5' },
  textStyle: { base: 'small', md: 'body' },
  borderTopWidth: '1px',
  borderColor: 'line',
};

export const styles = defineStyles('heat-balance', {
  root: { ...roomAbove, pt: { base: '5', md: 's-tight' }, pb: { base: '5', md: 's-tight', lg: 's' } },
  // In wide windows the statement stands beside its sum.
  wrap: { ...grid, gridTemplateRows: { xl: 'auto 1fr' } },
  title: {
    textStyle: { base: 't-m', md: 't-l' },
    gridColumn: { lg: 'main-start / span 7', xl: 'main-start / span 5' },
    textWrap: 'balance',
    // Each half of the statement keeps its line.
    fontSize: { xl: 'clamp(4.5rem, 5.9vw, 5.5rem)' },
    '&:lang(ar)': { fontSize: { xl: 'clamp(3.5rem, 4.7vw, 4.25rem)' } },
  },
  lead: {
    color: 'muted',
    textStyle: { base: 'small', md: 'body', lg: 'lead' },
    gridColumn: { lg: 'span 5 / main-end', xl: 'main-start / span 4' },
    ps: { lg: '4', xl: '0' },
    mt: { base: '2', lg: '2', xl: '6' },
    alignSelf: { base: 'end', xl: 'start' },
  },
  balance: {
    mt: { base: '3', lg: '12', xl: '2' },
    gridColumn: { xl: 'span 7 / main-end' },
    gridRow: { xl: '1 / span 2' },
    ps: { xl: '6' },
  },
  example: { textStyle: { base: 'label', lg: 't-s' }, pb: { base: '1', lg: '3' } },
  line,
  total: { ...line, borderColor: 'ink', fontWeight: 'semibold' },
  name: { color: 'ink' },
  value: { display: 'contents' },
  watts: {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textAlign: 'end',
  },
  bar: {
    display: 'block',
    w: 'full',
    h: { base: '2', lg: '9' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    mb: { base: '1', md: '0' },
    bg: 'sand',
    '@media print': { printColorAdjust: 'exact' },
    forcedColorAdjust: 'none',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  heat: { fill: 'heat' },
  sum: { fill: 'amber' },
  cold: { fill: 'signal' },
  rest: {
    pt: { base: '2', lg: '4' },
    textStyle: { base: 'body', lg: 'lead' },
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
});
