import { actionRow, firstView, grid, touchTarget } from '#src/theme/grid.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

/** Starts at the end of the line; focus order follows if the browser supports it. */
const fromTheEnd = { flexFlow: 'row-reverse wrap-reverse', readingFlow: 'flex-visual' } as const;

export const styles = defineStyles('network-outage', {
  // Leaves room for the buildings below the text, however many lines it has.
  root: { ...grid, gridTemplateRows: { lg: 'auto min(16vw + 3rem, 19rem)' }, bg: 'sand', overflow: 'clip' },
  // The headline is in the sky, in front of the rotor.
  text: {
    gridColumn: { lg: 'main-start / 10' },
    gridRow: { lg: '1' },
    zIndex: 'raised',
    ...firstView,
    pb: { base: '4', lg: '0' },
    alignSelf: 'start',
  },
  title: { textStyle: 'title' },
  lead: { textStyle: 'lead', color: 'muted', maxW: { lg: '38rem' }, mt: { base: '4', lg: '6' } },
  actions: { ...actionRow, rowGap: '2', mt: { base: '4', lg: '5' } },
  switch: { ...touchTarget, gap: '3', textStyle: 'subheading', cursor: 'pointer', ...screenOnly },
  // The knob moves to the other end when the network is off.
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
    gridRow: { lg: '1 / span 2' },
    alignSelf: 'end',
    pt: { lg: '8' },
    _highContrast: { forcedColorAdjust: 'none', bg: 'sand' },
  },
  // Texts are below their places, so the last comes first; on phones they are in pairs below their part of the drawing.
  places: {
    gridColumn: 'full',
    bg: 'earth',
    display: { md: 'flex' },
    ...fromTheEnd,
    alignItems: 'flex-end',
    rowGap: { md: '6' },
    ps: { md: 'edge', lg: 'calc(50% - .456 * min(100%, 100rem))' },
    pe: { md: 'edge', lg: 'calc(50% - .392 * min(100%, 100rem))' },
    pt: { md: '6', lg: '3' },
    textAlign: { lg: 'center' },
    zIndex: 'raised',
  },
  place: { w: { md: 'calc(100% / 3)', lg: 'calc(100% / 6)' } },
  account: {
    ms: { base: 'gutter', md: '0', lg: '2' },
    me: { base: 'gutter', md: '6', lg: '2' },
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
