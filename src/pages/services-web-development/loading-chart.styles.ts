import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('loading-chart', {
  // Across, lengths are shares of the width; heights follow from the size of the text.
  chart: {
    display: 'block',
    w: 'full',
    h: '15.2em',
    overflow: 'visible',
    textStyle: 'small',
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { bg: 'paper', forcedColorAdjust: 'none' },
  },
  grid: { stroke: 'line', strokeWidth: '.75' },
  time: {
    fill: 'muted',
    fontVariantNumeric: 'tabular-nums',
    textAnchor: 'middle',
    ':first-of-type > &': { textAnchor: 'start' },
  },
  atBar: { display: { base: 'none', md: 'block' } },
  // On phones words begin at the edge, so that they end before the mark.
  atEdge: { display: { md: 'none' } },
  ground: { fill: 'none', stroke: 'paper', strokeWidth: '20px', strokeLinejoin: 'round' },
  name: { fill: 'text' },
  needed: { fill: 'signal' },
  bar: { fill: 'control' },
  mark: { stroke: 'signal', strokeWidth: '2.5' },
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
