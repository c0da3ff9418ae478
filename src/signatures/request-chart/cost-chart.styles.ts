import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('cost-chart', {
  chart: {
    display: 'block',
    w: 'full',
    h: { base: '20rem', lg: 'full' },
    overflow: 'visible',
    pos: 'relative',
  },
  leaders: {
    pos: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    display: { base: 'none', lg: 'block' },
    // The texts below can be selected.
    pointerEvents: 'none',
    '& path': { ...line, stroke: 'signal', strokeWidth: '1.25', strokeOpacity: '.35' },
  },
  axis: { stroke: 'ink', strokeWidth: '1.25' },
  grid: { stroke: 'line', strokeWidth: '.75' },
  line: { stroke: 'amber', strokeWidth: '2.5' },
  ring: {
    r: { base: '4.5px', lg: '6px' },
    fill: 'sand',
    stroke: 'control',
    strokeWidth: '1.25',
  },
  costs: {
    '& text': {
      textStyle: 'small',
      fill: 'muted',
      textAnchor: 'middle',
      fontVariantNumeric: 'tabular-nums',
      transformBox: 'fill-box',
    },
    // On narrow screens the numbers at both ends of the axis stand inside the margins.
    '& :first-child': { transform: { base: 'translateX(25%)', lg: 'none' } },
    '& :last-child': { transform: { base: 'translateX(-35%)', lg: 'none' } },
  },
  mark: { r: { base: '11px', lg: '13px' }, fill: 'signal' },
  number: {
    fill: 'paper',
    fontSize: '15px',
    fontWeight: 'semibold',
    textAnchor: 'middle',
    fontVariantNumeric: 'tabular-nums',
  },
});
