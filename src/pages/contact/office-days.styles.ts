import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('office-day', {
  root: { mt: '2' },
  strip: {
    display: 'block',
    w: 'full',
    h: '8',
    forcedColorAdjust: 'none',
    '@media print': { printColorAdjust: 'exact' },
  },
  // All strips are one day: the last one says its hours. The first and the last hour end at the ends of the strip, the others stand in the middle of theirs.
  hours: {
    display: 'none',
    'li:last-child > * > &': { display: 'flex' },
    justifyContent: 'space-between',
    textStyle: 'note',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  day: { fill: 'sand' },
  night: { fill: 'ink' },
  open: { fill: 'sun' },
});
