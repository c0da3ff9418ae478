import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('wish-chart', {
  chart: {
    display: 'block',
    w: 'full',
    h: { base: '20rem', lg: 'full' },
    overflow: 'visible',
    pos: 'relative',
  },
  ways: {
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
  mark: { r: { base: '11px', lg: '13px' }, fill: 'signal' },
  number: {
    fill: 'paper',
    fontSize: '15px',
    fontWeight: 'semibold',
    textAnchor: 'middle',
    fontVariantNumeric: 'tabular-nums',
  },
});
