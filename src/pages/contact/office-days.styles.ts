import { defineStyles } from '#src/theme/define-styles.ts';

const mark = { textStyle: 'note', fontWeight: 'semibold', textAnchor: 'middle' };

export const styles = defineStyles('office-days', {
  // Phones have the hours in words only.
  root: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    forcedColorAdjust: 'none',
    '@media print': { printColorAdjust: 'exact' },
  },
  hours: { display: 'block', gridColumn: '2', w: 'full', h: '6', overflow: 'visible' },
  hour: { textStyle: 'note', fill: 'muted', fontVariantNumeric: 'tabular-nums' },
  axis: { textStyle: 'note', color: 'muted' },
  city: { textStyle: 'small', color: 'ink' },
  strip: { display: 'block', w: 'full', h: '9', overflow: 'visible' },
  day: { fill: 'sand' },
  night: { fill: 'ink' },
  open: { fill: 'sun' },
  line: { stroke: 'control', strokeWidth: '.5' },
  mark: { ...mark, fill: 'ink' },
  dark: { ...mark, fill: 'onInk', fontWeight: 'normal' },
});
