import { actionRow, evenColumns, firstView, grid, touchTarget } from '#src/theme/grid.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

export const styles = defineStyles('network-outage', {
  root: { ...grid, bg: 'sand', overflow: 'clip' },
  // The headline stands in the sky, beside the rotor.
  text: {
    gridColumn: { lg: '6 / main-end' },
    gridRow: { lg: '1' },
    zIndex: 'raised',
    ...firstView,
    pb: { base: '4', lg: '0' },
    alignSelf: 'start',
  },
  title: { textStyle: 'title', maxW: '13em' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '42rem', mt: { base: '4', lg: '6' } },
  actions: { ...actionRow, rowGap: '2', mt: { base: '4', lg: '5' } },
  switch: { ...touchTarget, gap: '3', textStyle: 'subheading', cursor: 'pointer', ...screenOnly },
  // Its knob goes to the other end when the network is off.
  box: {
    appearance: 'none',
    flexShrink: '0',
    w: '14',
    h: '8',
    p: '1',
    borderWidth: '1.5px',
    borderColor: 'ink',
    borderRadius: 'chip',
    bg: 'paper',
    _before: {
      content: '""',
      display: 'block',
      h: 'full',
      aspectRatio: '1',
      borderRadius: 'chip',
      bg: 'muted',
    },
    '&:checked': { bg: 'error', borderColor: 'error' },
    '&:checked::before': { ms: 'auto', bg: 'paper' },
    _highContrast: { appearance: 'auto', boxSize: '7' },
  },
  drawing: {
    gridColumn: 'full',
    gridRow: { lg: '1' },
    // Its ground lies below the words, however wide the window is.
    pt: { lg: 'max(2rem, 30rem - 28vw)' },
    '&:dir(rtl)': { pt: { lg: 'max(7.5rem, 47rem - 44vw)' } },
    _highContrast: { forcedColorAdjust: 'none', bg: 'sand' },
  },
  // Below its place each says what stops there; on phones by twos, below what is drawn of them.
  places: {
    gridColumn: 'full',
    bg: 'earth',
    display: 'grid',
    gridTemplateColumns: { md: evenColumns(3), xl: '6fr 5fr 5fr 5fr 5fr 5fr' },
    columnGap: { md: '8', xl: '6' },
    rowGap: { md: '6' },
    px: { md: 'edge' },
    pt: { md: '6', xl: '3' },
    zIndex: 'raised',
  },
  place: { display: 'grid', alignContent: 'start' },
  account: {
    mx: { base: 'gutter', md: '0' },
    py: { base: '2', md: '0' },
    pt: { md: '2' },
    borderColor: 'signal',
    borderTopWidth: { md: '2.5px' },
    textStyle: 'small',
    'section:has(input:checked) &': { borderColor: 'error' },
  },
  industry: {
    textStyle: 'label',
    color: 'signal',
    '& > a': { ...underlinedOnHover, display: 'inline-block', py: '1' },
  },
  caption: {
    gridColumn: 'full',
    bg: 'earth',
    px: 'edge',
    zIndex: 'raised',
    textStyle: 'note',
    pt: { base: '2', md: '6' },
    pb: { base: '4', md: '6' },
  },
  others: { display: { mdDown: 'none' } },
});
