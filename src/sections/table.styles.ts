import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnBar } from '#src/theme/drawings.ts';
import { grid } from '#src/theme/grid.ts';
import { mutedText, onGrounds, onInk, ruled } from '#src/theme/tones.ts';

const line = {
  ...ruled,
  display: 'grid',
  // The bars of all rows start at the same position.
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '16rem 6rem minmax(0, 1fr)' },
  columnGap: { base: '4', md: '5' },
  alignItems: 'center',
  py: { base: '1', lg: '2.5' },
  textStyle: 'account',
};
const heavy = { borderColor: 'ink', [onInk]: { borderColor: 'onInk' } };

export const styles = defineStyles('table', {
  ...onGrounds({ py: { base: '8', md: 's-tight', lg: 's' } }),
  // On wide screens the statement is next to its numbers.
  wrap: { ...grid, gridTemplateRows: { xl: 'auto 1fr' } },
  title: {
    textStyle: 't-m',
    gridColumn: { xl: 'main-start / span 5' },
    pe: { xl: '12' },
  },
  lead: {
    ...mutedText,
    textStyle: { base: 'small', md: 'body', lg: 'lead' },
    gridColumn: { xl: 'main-start / span 4' },
    mt: { base: '2', xl: '6' },
    maxW: '40rem',
  },
  table: {
    mt: { base: '4', md: '8', xl: '2' },
    gridColumn: { xl: 'span 7 / main-end' },
    gridRow: { xl: '1 / span 2' },
  },
  example: { textStyle: 'small', pb: { base: '1', lg: '3' } },
  line,
  total: { ...line, ...heavy, fontWeight: 'semibold' },
  value: { display: 'contents' },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
  bar: {
    w: 'full',
    h: { base: '2', lg: '9' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    mb: { base: '1', md: '0' },
    bg: 'sand',
    '[data-tone=sand] &': { bg: 'paper' },
    [onInk]: { bg: 'inkRaised' },
    _print: { printColorAdjust: 'exact' },
    forcedColorAdjust: 'none',
    ...drawnBar,
  },
  part: { fill: 'heat' },
  sum: { fill: 'amber' },
  against: { fill: 'signal', [onInk]: { fill: 'signalOnInk' } },
  rest: { ...heavy, pt: { base: '2', lg: '4' }, textStyle: 'intro', borderTopWidth: '1px' },
});
