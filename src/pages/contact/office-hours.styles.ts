import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { drawnNames } from '#src/theme/drawings.ts';

/** Viewports that fit two hours on a bar, even with enlarged text. */
const roomy = '@media (min-width: 22.5rem)';
const mark = { textStyle: 'note', ...tabular };

export const styles = defineStyles('office-hours', {
  root: { display: 'grid', rowGap: { base: '3', md: '4' } },
  title: { textStyle: 't-s' },
  // Visible only if the drawing, which shows the same, does not fit.
  offices: { display: 'grid', gap: '1', color: 'muted', [roomy]: { srOnly: true } },
  city: { fontWeight: 'semibold', color: 'ink', ...colon },
  text: { color: 'muted' },
  officeDays: {
    display: 'none',
    [roomy]: { display: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '3', md: '4' },
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
