import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnBar } from '#src/theme/drawings.ts';
import { splitAfter, subgrid } from '#src/theme/grid.ts';
import { setDigits, tabular } from '#src/theme/set-digits.ts';
import { mutedText, onInk, ruled, signalText } from '#src/theme/tones.ts';

const row = {
  ...ruled,
  ...splitAfter(4, 'md'),
  rowGap: '1',
  py: { base: '2', md: '3', lg: '4' },
  breakInside: 'avoid',
};
/** Names and numbers of all bars share column widths, so that the bars start at the same position. */
const line = { ...subgrid, gridColumn: '1 / -1', alignItems: 'center', ...tabular, textStyle: 'detail' };

export const styles = defineStyles('comparison', {
  row,
  name: { textStyle: { base: 'label', lg: 'subheading' } },
  text: { ...mutedText, textStyle: 'detail' },
  bars: {
    display: 'grid',
    gridTemplateColumns: {
      base: '3.75rem 5.25rem minmax(0, 1fr)',
      lg: '6rem 6rem minmax(0, 1fr)',
    },
    alignContent: 'center',
    rowGap: { lg: '1' },
  },
  before: { ...line, ...mutedText },
  after: { ...line, ...signalText, fontWeight: 'semibold' },
  // The numbers of the sum are by far the largest.
  number: {
    'li:last-child &': setDigits('t-m'),
    'li:last-child p + p &': setDigits('t-l'),
  },
  bar: {
    w: 'full',
    h: { base: '.5rem', lg: '.75rem' },
    fill: 'control',
    [onInk]: { fill: 'onInkMuted' },
    'p + p > &': { fill: 'signal', [onInk]: { fill: 'signalOnInk' } },
    ...drawnBar,
    'li:last-child &': { h: { base: '.75rem', lg: '1.25rem' } },
    _highContrast: { forcedColorAdjust: 'none', fill: 'CanvasText' },
  },
  // Its numbers are above the bars, which use the full width.
  sum: {
    ...row,
    borderColor: 'ink',
    pt: { base: '4', lg: '8' },
    pb: '0',
    '& p': { alignItems: 'baseline', rowGap: '1' },
    '& p > :not(:first-child)': { gridColumn: '3' },
    '& p + p': { mt: { base: '2', lg: '4' } },
  },
  total: { textStyle: 'entry' },
});
