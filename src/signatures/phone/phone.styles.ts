import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { addedBox, evenColumns, firstView, splitAfter, wrap } from '#src/theme/grid.ts';
import { drawnGround, drawnNames, keptColors } from '#src/theme/drawings.ts';
import { inkGround } from '#src/theme/tones.ts';

const gap = '8';
const LINE = '3px';

/** A moment and its part of the timeline: vertical on phones, horizontal and up to the next one on wide screens. */
const moment = {
  '--tone': '{colors.signalOnInk}',
  pos: 'relative',
  ps: { base: '6', lg: '0' },
  pt: { lg: '7' },
  pb: { base: '4', lg: '0' },
  breakInside: 'avoid',
  _before: {
    ...addedBox,
    insetInlineStart: '0',
    insetInlineEnd: { lg: `-${gap}` },
    top: '0',
    bottom: { base: '0', lg: 'auto' },
    borderInlineStartWidth: { base: LINE, lg: '0' },
    borderTopWidth: { lg: LINE },
    borderStyle: 'var(--line, solid)',
    borderColor: 'var(--tone)',
  },
  _after: {
    ...drawnGround,
    ...addedBox,
    top: { base: '2', lg: `calc((${LINE} - {spacing.3}) / 2)` },
    insetInlineStart: { base: `calc((${LINE} - {spacing.3}) / 2)`, lg: '0' },
    boxSize: '3',
    borderRadius: 'chip',
    bg: 'var(--tone)',
  },
  // The line continues to both edges of the viewport.
  '&:first-child::before': { insetInlineStart: { lg: '-50vw' }, top: { base: '2', lg: '0' } },
  '&:last-child::before': { insetInlineEnd: { lg: '-50vw' } },
  '&:last-child': { pb: '0' },
} as const;

export const styles = defineStyles('phone', {
  root: {
    ...inkGround,
    overflow: 'clip',
    ...firstView,
    pb: { base: '8', md: 's-tight' },
    // The drawing needs its background, also in print and forced colors.
    ...keptColors('ink'),
  },
  wrap: {
    ...wrap,
    ...splitAfter(7),
    gridTemplateRows: { lg: 'auto 1fr auto' },
  },
  // The phone is behind the timeline, which on phones shows the hours without a signal.
  drawing: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    alignSelf: 'end',
    mt: { base: '6', lg: '0' },
    borderBottomWidth: { base: LINE, lg: '0' },
    borderBottomStyle: 'dashed',
    borderColor: 'sun',
    '& > svg': { ...drawnNames, w: 'full', maxW: { base: '15rem', lg: '20rem' }, mx: 'auto' },
  },
  head: { alignSelf: 'end', pt: { base: '6', lg: '16' }, pb: { base: '4', lg: '10' } },
  heading: { textStyle: 't-s' },
  example: { color: 'onInkMuted', mt: '1', maxW: '30rem' },
  moments: {
    gridColumn: '1 / -1',
    display: { lg: 'grid' },
    gridTemplateColumns: evenColumns(4),
    columnGap: gap,
  },
  connected: moment,
  disconnected: { ...moment, '--tone': '{colors.sun}', '--line': 'dashed' },
  time: { ...tabular, color: 'onInkMuted', textStyle: 'small' },
  state: { ms: '2' },
  name: { textStyle: 'subheading', mt: { lg: '1' } },
  text: { textStyle: 'detail', color: 'onInkMuted', maxW: '34rem' },
});
