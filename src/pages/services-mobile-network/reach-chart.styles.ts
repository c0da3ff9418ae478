import { defineStyles } from '#src/theme/define-styles.ts';
import { narrowest } from '#src/theme/narrowest.ts';

/** Room for the rates, beside what they measure; their units are longer in Arabic. */
const margin = 'var(--rates)';
const area = { vectorEffect: 'non-scaling-stroke', strokeWidth: '1.25' };

export const styles = defineStyles('reach-chart', {
  root: {
    bg: 'paper',
    pt: { base: '9', md: 's-tight', lg: 's' },
    pb: { base: '6', md: 's-tight' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'paper', forcedColorAdjust: 'none' } },
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '8fr 4fr' },
    columnGap: '16',
    rowGap: { base: '4', lg: '10' },
  },
  title: { textStyle: 't-m', gridColumn: '1 / -1' },
  lead: { textStyle: { lg: 'lead' }, pb: { base: '2', lg: '6' } },
  figure: { m: '0', '--rates': '5.5rem', '&:lang(ar)': { '--rates': '6.25rem' } },
  // The axes begin at the left in every language, and so do their names.
  axis: { textStyle: 'small', color: 'muted', pb: '4', direction: 'ltr' },
  chart: {
    direction: 'ltr',
    display: 'block',
    w: 'calc(100% - var(--rates))',
    ms: margin,
    h: { base: '14rem', md: '20rem', lg: '30rem' },
    overflow: 'visible',
  },
  grid: { stroke: 'line', strokeWidth: '.75' },
  rate: { textStyle: 'note', fill: 'muted', textAnchor: 'end', fontVariantNumeric: 'tabular-nums' },
  fiber: { ...area, fill: 'signal', fillOpacity: '.9', stroke: 'signal' },
  microwave: { ...area, fill: 'signal', fillOpacity: '.18', stroke: 'signal' },
  satellite: {
    ...area,
    fill: 'none',
    stroke: 'signal',
    strokeDasharray: '1 6',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
  },
  mobile: { ...area, fill: 'reach', stroke: 'amber' },
  name: {
    textStyle: { base: 'label', lg: 't-s' },
    fill: 'ink',
    '&:last-of-type': { fill: 'paper' },
  },
  distances: {
    display: 'flex',
    justifyContent: 'space-between',
    textStyle: 'note',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    pt: '2',
    ms: margin,
  },
  // Each number is centered below its line; the first and the last end with the chart.
  kilometers: {
    w: '0',
    display: 'flex',
    justifyContent: 'center',
    '&:first-child': { justifyContent: 'flex-start' },
    '&:last-child': { justifyContent: 'flex-end' },
    [narrowest]: { '&:nth-last-child(2)': { visibility: 'hidden' } },
  },
  distance: { textStyle: 'small', color: 'muted', direction: 'ltr', ms: margin },
  example: { textStyle: 'small', color: 'muted', pt: { base: '2', lg: '3' } },
  items: { alignSelf: 'end' },
  item: { py: { base: '2', lg: '4' }, '& + &': { borderTopWidth: '1px', borderColor: 'line' } },
  itemName: { textStyle: 'subheading' },
  text: { color: 'muted', textStyle: { base: 'small', lg: 'body' } },
});
