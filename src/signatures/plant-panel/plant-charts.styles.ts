import { defineStyles } from '#src/theme/define-styles.ts';
import { haloed } from '#src/theme/drawings.ts';
import { tabular } from '#src/theme/set-digits.ts';

const chart = {
  w: 'full',
  overflow: 'visible',
  textStyle: 'small',
  '& path': { vectorEffect: 'non-scaling-stroke' },
};
const line = { fill: 'none', stroke: 'onInk', strokeWidth: '1.25', strokeLinejoin: 'round' };

export const styles = defineStyles('plant-charts', {
  output: {
    ...chart,
    h: { base: '10.5rem', md: '20rem', lg: '26.5rem' },
    mt: { base: '3', lg: '5' },
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
  scale: tabular,
  event: { textAnchor: 'end', '&&': { fill: 'onInk' } },
  lead: { stroke: 'onInk', strokeWidth: '.75' },
  hour: { textAnchor: 'middle', ...tabular },
  // Fills the remaining height; phones show it small in the plan of the plant.
  station: {
    ...chart,
    display: { base: 'none', lg: 'block' },
    flex: '1 1 7rem',
    minH: '0',
    mt: '2',
    mb: '7',
  },
  made: { fill: 'signalOnInk', fillOpacity: '.22', stroke: 'signalOnInk', strokeWidth: '1.25' },
  lost: { fill: 'sun', fillOpacity: '.2' },
  missed: { fill: 'none', stroke: 'sun', strokeWidth: '1.25', strokeDasharray: '4 5' },
  stopped: { fill: 'sun', fontWeight: 'semibold', textAnchor: 'middle', ...tabular },
  ends: { fill: 'onInkMuted', ...tabular, '&:last-of-type': { textAnchor: 'end' } },
});
