import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('plan-layers', {
  root: {
    bg: 'sand',
    pt: { base: '8', md: 's-tight', lg: 's' },
    pb: { base: '6', md: 's-tight', lg: 's' },
    overflow: 'clip',
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'sand', forcedColorAdjust: 'none' } },
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 7fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '14',
    rowGap: { base: '3', lg: '6' },
    alignItems: 'start',
  },
  title: { textStyle: 't-m', maxW: '12em' },
  lead: { pb: { base: '2', lg: '4' }, textStyle: { base: 'body', lg: 'lead' } },
  // The sheet runs out of the page where reading ends.
  plan: {
    direction: 'ltr',
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    display: 'block',
    h: { base: '68vw', md: 'auto' },
    w: { base: 'calc(100% + 2 * {spacing.gutter})', lg: 'calc(100% + {spacing.gutter})' },
    mx: { base: 'calc(-1 * {spacing.gutter})', lg: '0' },
    overflow: 'hidden',
  },
  // Below the plan on phones: which line is whose. What each phase is about unfolds.
  key: {
    display: { base: 'grid', md: 'none' },
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    rowGap: '1',
    textStyle: 'label',
  },
  entry: { display: 'flex', alignItems: 'center', gap: '2', '& > svg': { w: '10' } },
  phases: { gridColumn: { lg: '1' } },
  phase: {
    display: 'grid',
    // Names stand on the edge of the texts, their lines behind them in one column.
    gridTemplateColumns: { base: 'minmax(0, 13rem) auto', lg: '15rem auto' },
    justifyContent: 'start',
    columnGap: '4',
    alignItems: 'center',
    py: { base: '2', lg: '3' },
    '& > p': { gridColumn: '1 / -1', mt: '1' },
  },
  sample: { w: '20', h: '4', overflow: 'visible', '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  name: { textStyle: { base: 'subheading', lg: 't-s' }, whiteSpace: 'nowrap' },
  steps: {
    ...dotted,
    display: 'flex',
    gridColumn: '1 / -1',
    color: 'text',
    textStyle: 'small',
    mt: { base: '0', lg: '1' },
  },
  contour: { ...line, stroke: 'contour', strokeWidth: '.5' },
  fine: { ...line, stroke: 'fine', strokeWidth: '.75' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  tone: { fill: 'tone' },
  walked: { ...line, stroke: 'ink', strokeWidth: '1.25', strokeDasharray: '1 5', strokeLinecap: 'round' },
  walkedPoint: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  planned: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '8 6' },
  built: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  mastMark: { fill: 'signal' },
  relay: { fill: 'sand', stroke: 'signal', strokeWidth: '2.5', vectorEffect: 'non-scaling-stroke' },
  // Narrow windows show the plan smaller, and its word no smaller.
  node: {
    textStyle: 'label',
    fontSize: 'max(1.0625rem, 4.2rem - 7.9vw)',
    fill: 'signal',
    textAnchor: 'end',
  },
  covered: { fill: 'signal', fillOpacity: '.1' },
  measured: { fill: 'amber' },
  points: { stroke: 'amber', strokeWidth: '8', strokeLinecap: 'round' },
  // Narrow windows show the middle of the plan.
  scale: {
    display: { base: 'none', md: 'inline' },
    textStyle: 'small',
    fill: 'ink',
    textAnchor: 'middle',
  },
});
