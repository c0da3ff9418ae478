import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { drawnNames } from '#src/theme/drawings.ts';
import { splitAfter } from '#src/theme/grid.ts';

const mark = { textStyle: 'note', ...tabular };

export const styles = defineStyles('office-hours', {
  // The drawing stands beside the words.
  root: {
    ...splitAfter(5),
    gridTemplateRows: { lg: 'repeat(4, auto) 1fr' },
    rowGap: { base: '3', md: '5', lg: '3' },
  },
  title: { textStyle: 't-s' },
  // Where there is room they stand on the bars of the drawing.
  offices: { display: 'grid', gap: '1', color: 'muted', srOnly: { md: true } },
  city: { fontWeight: 'semibold', color: 'ink', ...colon },
  text: { color: 'muted' },
  // Phones have the hours in words only.
  officeDays: {
    display: { base: 'none', md: 'grid' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 5' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    alignContent: 'start',
    forcedColorAdjust: 'none',
    _print: { printColorAdjust: 'exact' },
  },
  hours: { ...drawnNames, display: 'block', gridColumn: '2', w: 'full', h: '6', overflow: 'visible' },
  hour: { textStyle: 'small', fill: 'muted', textAnchor: 'middle', fontVariantNumeric: 'tabular-nums' },
  axis: { textStyle: 'note', color: 'muted' },
  dayCity: { textStyle: 'small' },
  strip: { ...drawnNames, w: 'full', h: '9', overflow: 'visible' },
  day: { fill: 'sand' },
  night: { fill: 'ink' },
  open: { fill: 'sun' },
  line: { stroke: 'control', strokeWidth: '.5' },
  mark: { ...mark, fill: 'ink', fontWeight: 'semibold' },
  dark: { ...mark, fill: 'onInk' },
});
