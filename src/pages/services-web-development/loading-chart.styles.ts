import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('loading-chart', {
  // Across, lengths are shares of the width; heights follow from the size of the text.
  chart: {
    display: 'block',
    w: 'full',
    h: '15.2em',
    overflow: 'visible',
    textStyle: 'small',
    mt: '4',
    '& text': { stroke: 'paper', strokeWidth: '5px', strokeLinejoin: 'round', paintOrder: 'stroke' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { bg: 'paper', forcedColorAdjust: 'none' },
  },
  grid: { stroke: 'line', strokeWidth: '.75' },
  name: { fill: 'text' },
  needed: { fill: 'signal' },
  bar: { fill: 'control' },
  mark: { stroke: 'signal', strokeWidth: '2.5' },
  read: { fill: 'signal', fontWeight: 'semibold' },
  unseen: { pos: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  later: { fill: 'text', textAnchor: 'end' },
});
