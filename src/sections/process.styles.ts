import { defineStyles } from '#src/theme/define-styles.ts';
import { lined } from '#src/theme/dotted.ts';
import { drawnFromStart, drawnGround } from '#src/theme/drawings.ts';
import { addedBox, equalColumns, sharedRows } from '#src/theme/grid.ts';
import { nextItem, snapOut } from '#src/theme/snap-row.ts';
import { mutedText, onInk, signalText } from '#src/theme/tones.ts';

/** Phones scroll through the phases; wider screens show all of them. */
const columns = {
  ...equalColumns,
  ...snapOut,
  '--band': '1.75rem',
  '--cut': `calc(${nextItem} - 1rem)`,
  columnGap: { base: '5', md: '8', lg: '10' },
  rowGap: { md: '10', lg: '14' },
  _print: { ...snapOut._print, gridTemplateColumns: '1fr 1fr', rowGap: '6' },
};

/** A line through all phases and off the page, with a dot at each start, and on phones also its number. */
const onLine = (display: object) => ({
  '& > li::before': {
    borderColor: 'signal',
    [onInk]: { borderColor: 'signalOnInk' },
    ...addedBox,
    ...display,
    top: 'calc({spacing.3} / 2 - 1.25px)',
    insetInlineStart: { base: '11', md: '0' },
    insetInlineEnd: { base: '-5', md: '-50vw' },
    borderTopWidth: '2.5px',
    ...drawnFromStart,
  },
  '& > li::after': {
    ...drawnGround,
    ...addedBox,
    ...display,
    top: '0',
    insetInlineStart: '0',
    boxSize: '3',
    borderRadius: 'chip',
    bg: 'signal',
    [onInk]: { bg: 'signalOnInk', ...drawnGround },
  },
});

export const styles = defineStyles('process', {
  timed: { ...columns, ...onLine({ hideFrom: 'md' }), '& > li': { pt: { base: '7', md: '0' } } },
  columns: { ...columns, ...onLine({}), '& > li': { pt: { base: '7', md: '6', lg: '9' } } },
  phase: { ...sharedRows(3), pos: 'relative', breakInside: 'avoid' },
  name: {
    textStyle: 'entry',
    '& > span:first-child': {
      pos: { base: 'absolute', md: 'static' },
      top: '-1',
      insetInlineStart: '5',
      lineHeight: { base: '1.25rem', md: 'inherit' },
    },
  },
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
    ...drawnFromStart,
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
