import { defineStyles } from '#src/theme/define-styles.ts';
import { haloed } from '#src/theme/drawings.ts';

const line = { fill: 'none', stroke: 'onInk', strokeWidth: '1.25', strokeLinejoin: 'round' };

export const styles = defineStyles('output-chart', {
  chart: {
    w: 'full',
    h: { base: '10.5rem', md: '20rem', lg: '26.5rem' },
    mt: { base: '3', lg: '5' },
    overflow: 'visible',
    textStyle: 'small',
    '& path': { vectorEffect: 'non-scaling-stroke' },
    '& text': { fill: 'onInkMuted', ...haloed('ink', '5px') },
  },
  grid: { stroke: 'inkLine', strokeWidth: '.75' },
  base: { stroke: 'onInkMuted', strokeWidth: '.75' },
  range: { fill: 'onInk', fillOpacity: '.12' },
  bars: { fill: 'signalOnInk' },
  line,
  ahead: { ...line, strokeDasharray: '4 5' },
  now: { stroke: 'sun', strokeWidth: '1.25' },
  moment: { '&&': { fill: 'sun' }, fontWeight: 'semibold' },
  scale: { fontVariantNumeric: 'tabular-nums' },
  event: { textAnchor: 'end', '&&': { fill: 'onInk' } },
  lead: { stroke: 'onInk', strokeWidth: '.75' },
  hour: { textAnchor: 'middle', fontVariantNumeric: 'tabular-nums' },
});
