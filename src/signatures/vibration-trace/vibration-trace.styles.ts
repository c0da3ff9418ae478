import { colonBelow } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { haloed, keptColors } from '#src/theme/drawings.ts';
import { evenColumns, firstView, inColumns, wrap } from '#src/theme/grid.ts';
import { setDigits } from '#src/theme/set-digits.ts';

/** Position of the warning. */
const WARNING = '40%';
const line = { fill: 'none', strokeLinejoin: 'round' };

export const styles = defineStyles('vibration-trace', {
  root: {
    ...firstView,
    pb: { base: '6', md: 's-tight', lg: 's' },
    overflow: 'clip',
    '& > :first-child': { pb: { base: '10', md: '7', lg: '8' } },
  },
  example: { ...wrap, textStyle: 'intro', color: 'muted', mt: { base: '2', lg: '3' } },
  foot: { ...wrap, mt: { base: '8', lg: '10' } },
  marks: {
    ...inColumns({ md: evenColumns(2), lg: evenColumns(5) }),
    columnGap: '8',
    rowGap: '3',
  },
  name: { textStyle: 'subheading', display: { base: 'inline', lg: 'block' }, me: '2', ...colonBelow('lg') },
  text: { color: 'muted', display: { base: 'inline', lg: 'block' }, mt: { lg: '1' } },
  frame: { pos: 'relative', ...keptColors('paper') },
  drawing: {
    w: 'full',
    h: { base: '25rem', md: '30rem', lg: '39rem' },
    textStyle: 'small',
    '& path': { vectorEffect: 'non-scaling-stroke' },
    '& text': { fill: 'muted', ...haloed('paper', '6px'), fontVariantNumeric: 'tabular-nums' },
  },
  grid: { ...line, stroke: 'line', strokeWidth: '.5' },
  base: { ...line, stroke: 'ink', strokeWidth: '.75' },
  neighbors: { ...line, stroke: 'control', strokeWidth: '.75', strokeOpacity: '.55' },
  limit: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '1 5', strokeLinecap: 'round' },
  alarm: { ...line, stroke: 'muted', strokeWidth: '1.25', strokeDasharray: '8 6' },
  range: { fill: 'sun', fillOpacity: '.22' },
  ahead: { ...line, stroke: 'ink', strokeWidth: '1.25', strokeDasharray: '3 5' },
  worn: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  sound: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  bracket: { ...line, stroke: 'signal', strokeWidth: '2.5', strokeLinejoin: 'miter' },
  // Labels at the edges stay within the text column.
  word: {
    transform: 'translateX({spacing.edge})',
    '&:dir(rtl)': { transform: 'translateX({spacing.-edge})' },
  },
  // On phones it does not fit before the warning: it follows it, above its line.
  limitName: {
    fontSize: { mdDown: '.875rem' },
    transform: { base: 'translate(calc(40vw + .5rem), -1.9em)', md: 'translateX({spacing.edge})' },
    '&:dir(rtl)': {
      transform: { base: 'translate(calc(-40vw - .5rem), -1.9em)', md: 'translateX({spacing.-edge})' },
    },
  },
  failure: {
    textStyle: { base: 'label', lg: 't-s' },
    textAnchor: 'end',
    '&&': { fill: 'ink' },
  },
  // The gained time is on its bracket.
  won: {
    pos: 'absolute',
    insetInlineStart: WARNING,
    bottom: { base: '84%', md: '78.5%' },
    color: 'signal',
  },
  // On phones it leaves room for the label of the failure below.
  time: { display: 'flex', alignItems: 'baseline', gap: '2', pb: { base: '5', md: '0' } },
  figure: setDigits('t-m'),
  noun: { textStyle: 't-s', fontWeight: 'normal' },
  beside: {
    pos: 'absolute',
    insetInlineStart: 'edge',
    bottom: { base: '10.3%', lg: '17%' },
    maxW: `calc(${WARNING} - {spacing.edge} - .5rem)`,
    textStyle: 'small',
    lineHeight: '1.3',
    color: 'muted',
  },
  late: { fill: 'paper', stroke: 'muted', strokeWidth: '1.25' },
  // Phones label every second week, but the last one, which has the unit, instead of the one before.
  week: {
    textAnchor: 'middle',
    '&:last-of-type': { textAnchor: { base: 'end', md: 'middle' } },
    '&:last-of-type:dir(rtl)': { textAnchor: { base: 'start', md: 'middle' } },
    '&:nth-of-type(odd):not(:last-of-type), &:nth-last-of-type(2)': {
      display: { base: 'none', md: 'inline' },
    },
  },
  // Narrow viewports name the marks only in the list below.
  mark: {
    visibility: { base: 'hidden', lg: 'visible' },
    '& circle': { fill: 'signal' },
    '& text': { fill: 'ink', textAnchor: 'end', fontWeight: 'semibold', transform: 'translateX(-.5em)' },
    '&:dir(rtl) text': { transform: 'translateX(.5em)' },
    '&:first-of-type text': { textAnchor: 'start', transform: 'none' },
  },
  person: { fill: 'amber', '& > path': { transform: 'scale(.15)' } },
});
