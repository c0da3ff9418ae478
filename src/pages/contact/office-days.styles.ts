import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';

const mark = { textStyle: 'note', fontVariantNumeric: 'tabular-nums' };

export const styles = defineStyles('office-days', {
  // Phones, and narrow windows beside the form, have the hours in words only.
  root: {
    display: { base: 'none', md: 'grid', lg: 'none', xl: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    forcedColorAdjust: 'none',
    '@media print': { printColorAdjust: 'exact' },
  },
  hours: { ...drawnNames, display: 'block', gridColumn: '2', w: 'full', h: '6', overflow: 'visible' },
  hour: {
    textStyle: 'note',
    fill: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  axis: { textStyle: 'note', color: 'muted' },
  city: { textStyle: 'small', color: 'ink' },
  strip: { ...drawnNames, display: 'block', w: 'full', h: '9', overflow: 'visible' },
  day: { fill: 'sand' },
  night: { fill: 'ink' },
  open: { fill: 'sun' },
  line: { stroke: 'control', strokeWidth: '.5' },
  mark: { ...mark, fill: 'ink', fontWeight: 'semibold' },
  dark: { ...mark, fill: 'onInk' },
});
