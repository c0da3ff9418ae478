import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('loading-chart', {
  // Across, lengths are shares of the width; heights follow from the size of the text.
  chart: {
    display: 'block',
    w: 'full',
    h: '15.2em',
    overflow: 'visible',
    textStyle: 'small',
    '& text': { stroke: 'paper', strokeWidth: '5px', strokeLinejoin: 'round', paintOrder: 'stroke' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { bg: 'paper', forcedColorAdjust: 'none' },
  },
  grid: { stroke: 'line', strokeWidth: '.75' },
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
  },
  until: { h: '1px' },
  unseen: { srOnly: true },
  later: { fill: 'text', textAnchor: 'end' },
});
