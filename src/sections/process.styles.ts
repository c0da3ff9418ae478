import { defineStyles } from '#src/theme/define-styles.ts';
import { lined } from '#src/theme/dotted.ts';
import { drawnGround } from '#src/theme/drawings.ts';
import { addedBox, equalColumns } from '#src/theme/grid.ts';
import { nextItem, snapOut } from '#src/theme/snap-row.ts';
import { mutedText, onInk, signalText } from '#src/theme/tones.ts';

/** On phones one travels along the phases; where there is room all of them are in view. */
const columns = {
  ...equalColumns,
  ...snapOut,
  columnGap: { base: '5', md: '8', lg: '10' },
  rowGap: { md: '10', lg: '14' },
  _print: { ...snapOut._print, gridTemplateColumns: '1fr 1fr', rowGap: '6' },
};

export const styles = defineStyles('process', {
  // Below an axis of time no second line is needed.
  timed: columns,
  columns: {
    ...columns,
    '& > li': { pt: { base: '6', lg: '9' } },
    // One line leads through all phases and off the page.
    '& > li::before': {
      borderColor: 'signal',
      [onInk]: { borderColor: 'signalOnInk' },
      ...addedBox,
      top: 'calc({spacing.3} / 2 - 1.25px)',
      insetInlineStart: '0',
      insetInlineEnd: { base: `calc(-1 * ${nextItem})`, md: '-50vw' },
      borderTopWidth: '2.5px',
    },
    // The mark on the line at which a phase begins.
    '& > li::after': {
      ...drawnGround,
      ...addedBox,
      top: '0',
      insetInlineStart: '0',
      boxSize: '3',
      borderRadius: 'chip',
      bg: 'signal',
      [onInk]: { bg: 'signalOnInk', ...drawnGround },
    },
  },
  phase: { pos: 'relative', breakInside: 'avoid' },
  name: { textStyle: 'entry' },
  when: { ...mutedText, textStyle: 'small' },
  text: { mt: { base: '1', md: '2' }, maxW: '34rem' },
  rest: { mt: { base: '2', md: '3' } },
  steps: { ...lined, ...mutedText, display: 'flex', rowGap: { md: '.375rem' }, textStyle: 'small' },
  result: { fontWeight: 'semibold', '* + &': { mt: '2' } },
  gives: signalText,
  axis: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    overflow: 'visible',
    mb: { md: '8', lg: '12' },
    _highContrast: {
      forcedColorAdjust: 'none',
      '& > *': { fill: 'CanvasText', stroke: 'CanvasText' },
    },
  },
  bar: { fill: 'signal', [onInk]: { fill: 'signalOnInk' } },
  tick: { stroke: 'control', [onInk]: { stroke: 'onInkMuted' } },
  number: { textStyle: 'label', fill: 'text', [onInk]: { fill: 'onInk' } },
  week: { textStyle: 'small', fill: 'muted', [onInk]: { fill: 'onInkMuted' } },
});
