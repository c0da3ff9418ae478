import { defineStyles } from '#src/theme/define-styles.ts';

/** From the edge of the window to the text of the page. */
const margin = 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2))';
const fromStart = { textAnchor: 'start', transform: `translateX(${margin})` };
const fromEnd = { textAnchor: 'end', transform: `translateX(calc(-1 * ${margin}))` };
const line = { fill: 'none', strokeLinejoin: 'round' };

export const styles = defineStyles('trace', {
  drawing: {
    display: 'block',
    w: 'full',
    h: { base: '20rem', md: '26rem', lg: '34rem' },
    overflow: 'hidden',
    textStyle: 'small',
    '& path': { vectorEffect: 'non-scaling-stroke' },
    '& text': {
      fill: 'muted',
      stroke: 'paper',
      strokeWidth: '6px',
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      fontVariantNumeric: 'tabular-nums',
    },
    '@media (forced-colors: active)': { bg: 'paper', forcedColorAdjust: 'none' },
    '@media print': { printColorAdjust: 'exact' },
  },
  grid: { ...line, stroke: 'line', strokeWidth: '.5' },
  base: { ...line, stroke: 'ink', strokeWidth: '.75' },
  neighbors: { ...line, stroke: 'control', strokeOpacity: '.55', strokeWidth: '.75' },
  limit: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '1 5', strokeLinecap: 'round' },
  alarm: { ...line, stroke: 'muted', strokeWidth: '1.25', strokeDasharray: '8 6' },
  range: { fill: 'sun', fillOpacity: '.22' },
  ahead: { ...line, stroke: 'ink', strokeWidth: '1.25', strokeDasharray: '3 5' },
  worn: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  sound: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  moment: { ...line, stroke: 'ink', strokeWidth: '.75' },
  // Words at the edges keep to the text of the page.
  word: { ...fromStart, '[dir=rtl] &': fromEnd },
  warning: {
    textStyle: { base: 'label', lg: 't-s' },
    '&&': { fill: 'ink' },
    '[dir=rtl] &': { textAnchor: 'end' },
  },
  failure: {
    textStyle: { base: 'label', lg: 't-s' },
    ...fromEnd,
    '[dir=rtl] &': fromStart,
    '&&': { fill: 'ink' },
  },
  late: { fill: 'paper', stroke: 'muted', strokeWidth: '1.25' },
  // On phones every second week is named.
  week: { textAnchor: 'middle', '&:nth-of-type(odd)': { display: { base: 'none', md: 'inline' } } },
  mark: {
    '& circle': { fill: 'signal' },
    '& text': { fill: 'paper', stroke: 'none', textAnchor: 'middle', fontWeight: 'semibold' },
  },
  person: {
    fill: 'none',
    stroke: 'ink',
    strokeWidth: '2.5',
    '& circle': { fill: 'sun', strokeWidth: '1.25' },
  },
});
