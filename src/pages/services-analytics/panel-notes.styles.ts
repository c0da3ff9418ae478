import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';

export const styles = defineStyles('panel-notes', {
  root: { ...roomAbove, pt: { base: '5', md: 's-tight' }, pb: { base: '2', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: { lg: 'grid' },
    gridTemplateColumns: '4fr 9fr',
    columnGap: '8',
  },
  heading: { textStyle: 't-s', '&:dir(ltr)': { textStyle: { base: 't-m', md: 't-s' } }, maxW: { lg: '9em' } },
  notes: { mt: { base: '1', md: '3', lg: '2' } },
  // The words of the panel stand beside what they show.
  note: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 5fr' },
    columnGap: '8',
    alignItems: 'baseline',
    py: { base: '2', lg: '3' },
    borderTopWidth: { md: '1px' },
    borderColor: 'line',
    '&:first-child': { borderTopWidth: '0' },
  },
  cue: { textStyle: 't-s', fontWeight: '400', color: 'signal', fontVariantNumeric: 'tabular-nums' },
  text: { color: 'muted' },
  name: { fontWeight: 'semibold', color: 'ink', ...colon },
});
