import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('office-day', {
  root: { mt: '2' },
  strip: { display: 'block', w: 'full', h: '10' },
  // The first and the last hour end at the ends of the strip, the others stand in the middle of theirs.
  hours: {
    display: 'flex',
    justifyContent: 'space-between',
    textStyle: 'note',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  day: { fill: 'sand' },
  night: { fill: 'ink' },
  open: { fill: 'sun' },
});
