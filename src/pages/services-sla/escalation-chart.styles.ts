import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';
import { narrowest } from '#src/theme/narrowest.ts';

const figure = { fontWeight: '300', '--tracking': '-.03em', fontVariantNumeric: 'tabular-nums' };

export const styles = defineStyles('escalation-chart', {
  // Across, lengths are shares of the width; heights follow from the size of the text that is set here.
  chart: {
    ...drawnNames,
    display: 'block',
    w: 'full',
    overflow: 'visible',
    fontSize: { base: '.5625rem', md: '.875rem', lg: '1.0625rem', xl: '1.25rem' },
    // Text keeps clear of the lines behind it.
    '& text': {
      fill: 'onInk',
      stroke: 'ink',
      strokeWidth: '6px',
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
    },
  },
  tall: { h: '23.4em' },
  low: { h: '10.7em' },
  // The last fault is repaired near the end of the axis: its figures end at their times.
  late: { '& g > text': { textAnchor: 'end' } },
  grid: { stroke: 'inkLine', strokeWidth: '.75' },
  // In wide windows the words beside the stair begin with the names, each below a line of its own.
  level: { stroke: 'onInkMuted', strokeWidth: '.75', strokeDasharray: '1 6', display: { xl: 'none' } },
  levelName: {
    textAnchor: 'end',
    display: { xl: 'none' },
    // Descenders end above the line.
    transform: { base: 'translateY(-3px)', md: 'none' },
    '&:dir(rtl)': { transform: 'translateY(-6px)' },
  },
  step: {
    '& line': { stroke: 'signalOnInk', strokeWidth: '2.5', strokeLinecap: 'square' },
    '& rect': { fill: 'signalOnInk', fillOpacity: '.08' },
    '& text': { fill: 'onInkMuted' },
  },
  answered: {
    '& line': { stroke: 'sun', strokeWidth: '.75' },
    '& circle': { fill: 'ink', stroke: 'sun', strokeWidth: '2.5' },
    '& text + text': { fill: 'sun' },
  },
  restored: {
    '& line': { stroke: 'signalOnInk', strokeWidth: '.75' },
    '& circle': { fill: 'signalOnInk' },
    '& text + text': { fill: 'signalOnInk' },
  },
  word: { textStyle: 'small', [narrowest]: { textStyle: 'note' } },
  number: { ...figure, fontSize: { base: '1.875rem', md: '2.2em' } },
  large: { ...figure, fontSize: '6.4em', [narrowest]: { fontSize: '5.4em' } },
  unit: { textStyle: { base: 'small', md: 'lead' }, [narrowest]: { textStyle: 'note' } },
});
