import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { drawnNames } from '#src/theme/drawings.ts';

const mark = { textStyle: 'note', ...tabular };

export const styles = defineStyles('office-hours', {
  root: { display: 'grid', gap: '5', alignContent: 'start' },
  title: { textStyle: 't-s' },
  // Where there is room they stand on the bars of the drawing.
  offices: { display: 'grid', gap: '2', color: 'muted', srOnly: { md: true, lg: false, xl: true } },
  city: { fontWeight: 'semibold', color: 'ink', ...colon },
  text: { color: 'muted' },
  place: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'baseline',
    pt: '5',
    borderTop: 'line',
    '& > svg': { color: 'signal', alignSelf: 'center' },
  },
  name: { textStyle: 'small', color: 'muted' },
  value: { gridColumn: '2', fontWeight: 'semibold' },
  // Phones, and narrow windows beside the form, have the hours in words only.
  officeDays: {
    display: { base: 'none', md: 'grid', lg: 'none', xl: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
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
