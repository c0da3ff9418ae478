import { defineStyles } from '#src/theme/define-styles.ts';
import { CHART, LIST, STEP_ROW } from './wishes.ts';
import { snapOut } from '#src/theme/snap-row.ts';

/** Most projects of a step. */
const MOST = 8;
const shares = Object.fromEntries(
  Array.from({ length: MOST }, (_, at) => [`&[data-projects="${at + 1}"]`, { flexGrow: STEP_ROW + at + 1 }]),
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
  // Below the chart and the numbers of its axis, which is as high as the list: these lines stand in the room before the sum.
  axis: { textStyle: 'small', color: 'muted', mt: '7' },
  // Phones turn the steps over.
  steps: {
    ...snapOut,
    gridColumn: { lg: '3' },
    display: { base: 'grid', lg: 'flex' },
    flexDirection: 'column',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
  },
  step: {
    ...shares,
    display: { lg: 'grid' },
    gridTemplateRows: { lg: `minmax(min-content, ${STEP_ROW}fr)` },
    gridAutoRows: { lg: 'minmax(min-content, 1fr)' },
    minH: { base: '0', lg: 'auto' },
    flexBasis: '0',
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
