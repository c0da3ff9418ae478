import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';

export const styles = defineStyles('panel-notes', {
  root: { ...roomAbove, pt: { base: '8', md: 's-tight' }, pb: { base: '2', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: {
    textStyle: { base: 't-s', lg: 't-m' },
    '&:dir(ltr)': { textStyle: { base: 't-m', md: 't-s', lg: 't-m' } },
  },
  notes: {
    mt: { base: '1', md: '3', lg: '8' },
    display: { lg: 'grid' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '8',
  },
  // The words of the panel stand with what they show: beside it, in wide windows above it.
  note: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 5fr', lg: 'minmax(0, 1fr)' },
    alignContent: 'start',
    columnGap: '8',
    rowGap: { lg: '1' },
    alignItems: { base: 'baseline', lg: 'start' },
    py: { base: '2', lg: '0' },
    pt: { lg: '4' },
    pb: { lg: '7' },
    borderTopWidth: { md: '1px' },
    borderColor: 'line',
    '&:first-child': { borderTopWidth: { base: '0', lg: '1px' } },
  },
  cue: { textStyle: 't-s', fontWeight: '400', color: 'signal', fontVariantNumeric: 'tabular-nums' },
  text: { color: 'muted' },
  name: { fontWeight: 'semibold', color: 'ink', ...colon },
});
