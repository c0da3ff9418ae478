import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';
import { narrowest } from '#src/theme/narrowest.ts';

export const styles = defineStyles('loading-chart', {
  // Across, lengths are shares of the width; heights follow from the size of the text.
  chart: {
    ...drawnNames,
    display: 'block',
    w: 'full',
    h: '15.2em',
    overflow: 'visible',
    textStyle: 'small',
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { bg: 'paper', forcedColorAdjust: 'none' },
  },
  // Beside the bars alone, so that no line runs through the words above them.
  grid: { stroke: 'fine', strokeWidth: '.75', strokeDasharray: '.75em 1.85em', strokeDashoffset: '-1.4em' },
  time: {
    fill: 'muted',
    fontVariantNumeric: 'tabular-nums',
    textAnchor: 'middle',
    ':first-of-type > &': { textAnchor: 'start' },
    [narrowest]: { ':nth-of-type(even) > &': { display: 'none' } },
  },
  words: { fill: 'text' },
  needed: { fill: 'signal' },
  bar: { fill: 'control' },
  // In narrow windows words reach across it: it stands between them.
  mark: {
    stroke: 'signal',
    strokeWidth: '2.5',
    strokeDasharray: { base: `2.8em${' 1.25em 1.35em'.repeat(4)}`, lg: 'none' },
  },
  // Beside the mark, or nearer to the start where it would not fit.
  read: {
    display: 'flex',
    alignItems: 'end',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'signal',
    mt: '4',
    '& > span': { flex: 'none' },
  },
  until: { h: '1px', minW: '0' },
  unseen: { srOnly: true },
});
