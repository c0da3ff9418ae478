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

/** Number, name and cost of a project. */
const columns = '1.5rem minmax(0, 1fr) auto';

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
  lead: {
    color: 'muted',
    mt: { base: '1', lg: '2' },
    // Arabic lines bring room of their own.
    '&:dir(ltr)': { mt: '2' },
    textStyle: { base: 'small', lg: 'body' },
  },
  example: { textStyle: { base: 'label', lg: 't-s' }, mt: { base: '2', lg: '10' } },
  // The rows of the list share the height of the chart, so that the ways end at them.
  figure: {
    pos: 'relative',
    display: { lg: 'grid' },
    gridTemplateColumns: `${CHART}fr ${LIST - CHART}fr minmax(0, ${100 - LIST}fr)`,
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    minH: { lg: '50rem' },
    '&:dir(rtl)': { minH: { lg: '54rem' } },
    mt: { base: '2', lg: '8' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'sand', forcedColorAdjust: 'none' } },
  },
  chart: { pos: 'relative', h: { lg: 'full' }, mb: { base: '3', lg: '0' } },
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
    mt: '2',
    '&::before': { content: '""', w: '8', borderTopWidth: '2.5px', borderColor: 'amber', flexShrink: '0' },
  },
  // Below the chart, which is as high as the list: these lines stand in the room before the sum.
  marks: { pos: 'relative', h: '7', direction: 'ltr' },
  mark: {
    ...placed,
    pos: 'absolute',
    top: '1',
    transform: 'translateX(-50%)',
    // On narrow screens the numbers at both ends of the axis stand inside the margins.
    '&:first-child': { transform: { base: 'translateX(-25%)', lg: 'translateX(-50%)' } },
    '&:last-child': { transform: { base: 'translateX(-85%)', lg: 'translateX(-50%)' } },
    textStyle: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  axis: { textStyle: 'small', color: 'muted' },
  // Phones turn the steps over.
  steps: {
    ...snapOut,
    gridColumn: { lg: '3' },
    gridTemplateRows: {
      lg: 'minmax(min-content, 4.9fr) minmax(min-content, 5.9fr) minmax(min-content, 4.9fr) minmax(min-content, 3.9fr)',
    },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    columnGap: { base: '5', lg: '0' },
  },
  step: {
    display: { lg: 'grid' },
    gridTemplateRows: { lg: `minmax(min-content, ${STEP_ROW}fr)` },
    gridAutoRows: { lg: 'minmax(min-content, 1fr)' },
    minH: '0',
  },
  what: {
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '4',
    pt: { base: '3', lg: '0' },
    pb: { lg: '1' },
  },
  when: { textStyle: 'subheading' },
  // Where the steps stand below each other, the first one says it for all.
  unit: { textStyle: 'small', color: 'muted', 'li + li &': { display: { lg: 'none' } } },
  text: {
    gridColumn: '1 / -1',
    textStyle: 'small',
    color: 'muted',
    lineHeight: { lg: '1.35' },
    textWrap: { lg: 'balance' },
  },
  projects: { display: { base: 'grid', lg: 'contents' }, gridTemplateColumns: columns, columnGap: '2' },
  project: {
    display: 'grid',
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridTemplateColumns: { base: 'subgrid', lg: columns },
    columnGap: '2',
    alignItems: 'center',
    textStyle: { base: 'small', lg: 'body' },
    py: { base: '1', lg: '0' },
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  number: {
    whiteSpace: 'nowrap',
    color: 'signal',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  name: { fontWeight: 'semibold' },
  // Ones stand below ones, where a line ends at the left as well.
  cost: {
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    direction: 'ltr',
    textAlign: 'end',
    minW: { lg: '6.4ch' },
  },
  sum: {
    textStyle: { base: 'small', lg: 't-s' },
    fontWeight: { base: 'normal', lg: 'normal' },
    textWrap: 'balance',
    mt: { base: '2', lg: '28' },
  },
  costs: { display: 'block', fontWeight: 'semibold', textWrap: 'balance' },
});
