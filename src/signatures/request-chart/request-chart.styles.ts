import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { haloed, keptColors } from '#src/theme/drawings.ts';
import { evenColumns, firstView, hstack, wrap } from '#src/theme/grid.ts';
import { snapOut } from '#src/theme/snap-row.ts';
import { CHART, LIST, STEP_ROW } from './chart-layout.ts';

/** Maximum projects of a step. */
const MOST = 8;
const shares = Object.fromEntries(
  Array.from({ length: MOST }, (_, at) => [`&[data-projects="${at + 1}"]`, { flexGrow: STEP_ROW + at + 1 }]),
);

/** Number, name and cost of a project. */
const columns = '1.5rem minmax(0, 1fr) auto';

export const styles = defineStyles('request-chart', {
  root: {
    bg: 'sand',
    overflow: 'clip',
    ...firstView,
    pb: { base: '7', md: 's-tight', lg: 's' },
  },
  sheet: { ...wrap, mt: { base: '6', lg: '14' } },
  example: { textStyle: { base: 'label', lg: 't-s' } },
  // The rows of the list share the height of the chart.
  figure: {
    display: { lg: 'grid' },
    gridTemplateColumns: `${CHART}fr ${LIST - CHART}fr minmax(0, ${100 - LIST}fr)`,
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    minH: { lg: '46rem' },
    '&:dir(rtl)': { minH: { lg: '50rem' } },
    mt: { base: '2', lg: '6' },
    ...keptColors('sand'),
    '--mark': '{colors.signal}',
    '--digit': '{colors.paper}',
  },
  chart: { pos: 'relative', h: { lg: 'full' }, mb: { base: '4', lg: '0' } },
  benefit: {
    pos: 'absolute',
    zIndex: 'raised',
    top: '0',
    insetInlineStart: '3',
    textStyle: 'small',
    color: 'muted',
    bg: 'sand',
  },
  // A sample of the line is before its meaning.
  rule: {
    textStyle: 'small',
    color: 'muted',
    ...hstack,
    gap: '3',
    mt: '2',
    _before: { content: '""', w: '8', borderTopWidth: '2.5px', borderColor: 'amber', flexShrink: '0' },
  },
  // Below the chart and its axis labels, which are as high as the list: uses the space before the sum.
  axis: { textStyle: 'small', color: 'muted', mt: '7' },
  // Phones scroll through the steps.
  steps: {
    ...snapOut,
    gridColumn: { lg: '3' },
    display: { base: 'grid', lg: 'flex' },
    flexDirection: 'column',
    gridTemplateColumns: { md: evenColumns(2) },
    columnGap: { base: '5', md: '10' },
    rowGap: { md: '6', lg: '0' },
  },
  step: {
    ...shares,
    display: { lg: 'grid' },
    gridTemplateRows: { lg: `minmax(min-content, ${STEP_ROW}fr)` },
    gridAutoRows: { lg: 'minmax(min-content, 1fr)' },
    minH: { base: '0', lg: 'auto' },
    flexBasis: '0',
  },
  when: {
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '4',
    pb: '1',
    '& > strong': { textStyle: 'subheading' },
  },
  // If the steps are stacked, only the first shows the unit.
  unit: {
    textStyle: 'small',
    color: 'muted',
    direction: 'ltr',
    textAlign: 'end',
    minW: { lg: '3.84em', xl: '4.52em' },
    'li + li &': { hideFrom: 'lg' },
  },
  projects: { display: { base: 'grid', lg: 'contents' }, gridTemplateColumns: columns, columnGap: '2' },
  project: {
    display: 'grid',
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridTemplateColumns: { base: 'subgrid', lg: columns },
    columnGap: '2',
    alignItems: 'center',
    textStyle: { base: 'small', xl: 'body' },
    py: { base: '1', lg: '0' },
    borderTop: 'line',
  },
  number: { whiteSpace: 'nowrap', color: 'signal', fontWeight: 'semibold', ...tabular },
  name: { fontWeight: 'semibold' },
  // Aligns the digits in right-to-left languages too.
  cost: { color: 'muted', ...tabular, direction: 'ltr', textAlign: 'end', minW: { lg: '3.84em' } },
  sum: {
    textStyle: { base: 'small', lg: 't-s' },
    fontWeight: { base: 'normal', lg: 'normal' },
    textWrap: 'balance',
    mt: { base: '4', lg: '28' },
  },
  costs: { display: 'block', fontWeight: 'semibold' },
  costChart: { w: 'full', h: { base: '20rem', lg: 'full' }, overflow: 'visible', pos: 'relative' },
  costAxis: { stroke: 'ink', strokeWidth: '1.25' },
  grid: { stroke: 'line', strokeWidth: '.75' },
  line: { stroke: 'amber', strokeWidth: '2.5' },
  threshold: { textStyle: 'label', fill: 'ink', ...haloed('sand', '6px') },
  ring: {
    r: { base: '4.5px', lg: '6px' },
    fill: 'sand',
    stroke: 'control',
    strokeWidth: '1.25',
  },
  drawnCosts: {
    '& text': {
      textStyle: 'small',
      fill: 'muted',
      textAnchor: 'middle',
      ...tabular,
      transformBox: 'fill-box',
    },
    // Keeps the numbers at both ends of the axis inside the margins on narrow screens.
    '& :first-child': { transform: { base: 'translateX(35%)', lg: 'none' } },
    '& :last-child': { transform: { base: 'translateX(-35%)', lg: 'none' } },
  },
});
