import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';

export const styles = defineStyles('plant-plan', {
  plan: { w: { base: '80%', sm: 'full' }, mt: { base: '3', md: '4' }, overflow: 'visible' },
  block: { ...drawnLine('inkLine', 'fine'), fill: 'inkRaised' },
  road: { ...drawnLine('inkLine', 'fine'), strokeDasharray: '2 4' },
  curve: {
    ...drawnLine('signalOnInk', 'object'),
    fill: 'signalOnInk',
    fillOpacity: '.22',
    strokeLinejoin: 'round',
  },
  still: { ...drawnLine('sun', 'object'), fill: 'sun', fillOpacity: '.3' },
  mark: drawnLine('sun', 'cut'),
  number: {
    fill: 'sun',
    fontSize: { base: '22px', md: '15px', lg: '22px', xl: '16px' },
    fontWeight: 'semibold',
    textAnchor: 'end',
  },
  substation: { ...drawnLine('onInk', 'object'), fill: 'ink' },
  person: { fill: 'sun' },
});
