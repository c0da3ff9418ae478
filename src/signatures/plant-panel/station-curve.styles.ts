import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';

export const styles = defineStyles('station-curve', {
  // It takes the room that its neighbors leave; on phones the plan of the plant has it, small.
  curve: {
    display: { base: 'none', lg: 'block' },
    w: 'full',
    flex: '1 1 7rem',
    minH: '0',
    mt: '2',
    mb: '7',
    overflow: 'visible',
    textStyle: 'small',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
  made: { fill: 'signalOnInk', fillOpacity: '.22', stroke: 'signalOnInk', strokeWidth: '1.25' },
  lost: { fill: 'sun', fillOpacity: '.2' },
  missed: { fill: 'none', stroke: 'sun', strokeWidth: '1.25', strokeDasharray: '4 5' },
  stop: { stroke: 'sun', strokeWidth: '1.25' },
  base: { stroke: 'onInkMuted', strokeWidth: '.75' },
  hour: { fill: 'onInkMuted', ...tabular, '&:last-of-type': { textAnchor: 'end' } },
  moment: { fill: 'sun', fontWeight: 'semibold', textAnchor: 'middle', ...tabular },
});
