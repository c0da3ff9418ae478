import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';
import { lined } from '#src/theme/dotted.ts';
import { snapOut } from '#src/theme/snap-row.ts';
import { setDigits } from '#src/theme/set-digits.ts';

export const styles = defineStyles('figure-life', {
  root: { ...roomAbove, py: { base: '8', md: 's-tight', lg: 's-wide' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: { lg: 'grid' },
    gridTemplateColumns: '2fr 6fr 5fr',
    columnGap: '8',
    alignItems: 'end',
  },
  heading: {
    textStyle: 't-s',
    '&:dir(ltr)': { textStyle: { base: 't-m', md: 't-s' } },
    maxW: '15em',
    gridColumn: { lg: '1 / 3' },
  },
  example: { color: 'muted', mt: { base: '1', lg: '0' } },
  phases: { ...snapOut, gridColumn: '1 / -1', mt: { base: '3', md: '5', lg: '12' } },
  // The surer the figure is, the larger it stands, and the heavier is its line.
  phase: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: { md: '2fr 4fr 5fr', lg: '2fr 6fr 5fr' },
    columnGap: '8',
    alignItems: { md: 'baseline' },
    pt: { base: '2', md: '4', lg: '6' },
    pb: { md: '4', lg: '6' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:nth-child(1)': { borderStyle: { md: 'dashed' } },
    '&:nth-child(3)': { borderTopWidth: { md: '1.25px' }, borderColor: { md: 'ink' } },
    '&:nth-child(4)': { borderTopWidth: { md: '2.5px' }, borderColor: { md: 'signal' } },
    '&:nth-child(1) > p:nth-child(2)': {
      textStyle: { base: 'lead', lg: 't-s' },
      fontWeight: { base: '400', lg: '400' },
      color: 'muted',
    },
    '&:nth-child(2) > p:nth-child(2)': { textStyle: 't-s', fontWeight: '300' },
    '&:nth-child(3) > p:nth-child(2)': { ...setDigits({ base: 't-l' }), lineHeight: '1.2' },
    '&:nth-child(4) > p:nth-child(2)': { textStyle: 't-s', fontWeight: 'semibold', color: 'signal' },
  },
  name: { textStyle: 'subheading' },
  // On phones the states share the height of the largest of them, so that the texts below begin on one line.
  state: {
    fontVariantNumeric: 'tabular-nums',
    minH: { base: '3.5rem', md: '0' },
    display: { base: 'grid', md: 'block' },
    alignItems: 'end',
  },
  text: { color: 'muted', mt: { base: '2', md: '0' }, textStyle: { base: 'small', md: 'body' } },
  steps: { ...lined, display: 'flex', color: 'text', textStyle: 'small', mt: { md: '1', lg: '2' } },
});
