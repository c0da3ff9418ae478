import { defineStyles } from '#src/theme/define-styles.ts';
import { CHART, costMarks, LIST, placeOfCost, STEP_ROW } from './wishes.ts';
import { snapOut } from '#src/theme/snap-row.ts';

const placed = Object.fromEntries(
  costMarks.map((cost, position) => [
    `&:nth-child(${position + 1})`,
    // The axis of costs runs from left to right in every language.
    { insetInlineStart: `${placeOfCost(cost).toFixed(1)}%` },
  ]),
);

export const styles = defineStyles('wish-roadmap', {
  root: { bg: 'sand', pb: { base: '5', md: 's-tight', lg: 's' } },
  wrap: { w: 'wrap', mx: 'auto' },
  head: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '8fr 4fr' },
    pt: { base: '4', lg: '6' },
    borderTopWidth: '1px',
    borderColor: 'ink',
  },
  title: { textStyle: 't-m', pe: { lg: '10' } },
  lead: { color: 'muted', mt: { base: '1', lg: '2' }, textStyle: { base: 'small', lg: 'body' } },
  example: { textStyle: { base: 'label', lg: 't-s' }, mt: { base: '2', lg: '10' } },
  // The rows of the list share the height of the chart, so that the ways end at them.
  figure: {
    pos: 'relative',
    display: { lg: 'grid' },
    gridTemplateColumns: `${CHART}fr ${LIST - CHART}fr minmax(0, ${100 - LIST}fr)`,
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    h: { lg: '50rem' },
    '&:dir(rtl)': { h: { lg: '54rem' } },
    mt: { base: '2', lg: '8' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'sand', forcedColorAdjust: 'none' } },
  },
  chart: { pos: 'relative', h: { lg: 'full' }, mb: { base: '16', lg: '0' } },
  benefit: {
    pos: 'absolute',
    zIndex: 'raised',
    top: '0',
    insetInlineStart: '3',
    '&:dir(rtl)': { insetInlineStart: 'auto', insetInlineEnd: '3' },
    textStyle: 'small',
    color: 'muted',
  },
  // A piece of the line stands before what it means.
  rule: {
    textStyle: 'small',
    color: 'muted',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: { base: '3', lg: '16' },
    '&::before': { content: '""', w: '8', borderTopWidth: '2.5px', borderColor: 'amber', flexShrink: '0' },
  },
  marks: { pos: 'absolute', insetInline: '0', top: '100%', h: '7', direction: 'ltr' },
  mark: {
    ...placed,
    pos: 'absolute',
    top: '1',
    transform: 'translateX(-50%)',
    textStyle: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  unit: {
    pos: 'absolute',
    top: 'calc(100% + {spacing.7})',
    insetInlineStart: '0',
    textStyle: 'small',
    color: 'muted',
  },
  // Phones turn the steps over.
  steps: {
    gridColumn: { lg: '3' },
    display: 'grid',
    gridTemplateRows: { lg: 'minmax(0, 4.9fr) minmax(0, 5.9fr) minmax(0, 4.9fr) minmax(0, 3.9fr)' },
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: '78%', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    columnGap: { base: '6', lg: '0' },
    ...snapOut('md'),
  },
  step: {
    display: { lg: 'grid' },
    gridTemplateRows: { lg: `minmax(0, ${STEP_ROW}fr)` },
    gridAutoRows: { lg: 'minmax(0, 1fr)' },
    minH: '0',
    scrollSnapAlign: 'start',
  },
  what: { alignSelf: 'end', pt: { base: '3', lg: '0' }, pb: { lg: '1' } },
  when: { textStyle: 'subheading' },
  text: { textStyle: 'small', color: 'muted', lineHeight: { lg: '1.35' }, textWrap: { lg: 'balance' } },
  projects: { display: { lg: 'contents' } },
  project: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    alignItems: 'center',
    textStyle: { base: 'small', lg: 'body' },
    py: { base: '1', lg: '0' },
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  number: { color: 'signal', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  name: { fontWeight: 'semibold' },
  // Ones stand below ones, where a line ends at the left as well.
  cost: {
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    direction: 'ltr',
    textAlign: 'end',
    minW: '3ch',
  },
  sum: {
    textStyle: { base: 'small', lg: 't-s' },
    fontWeight: { base: 'normal', lg: 'normal' },
    textWrap: 'balance',
    mt: { base: '1', lg: '3' },
  },
  costs: { display: 'block', fontWeight: 'semibold', textWrap: 'balance' },
});
