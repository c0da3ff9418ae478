import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('plant-plan', {
  plan: {
    display: 'block',
    w: { base: '80%', sm: 'full' },
    h: 'auto',
    mt: { base: '3', md: '4' },
    overflow: 'visible',
  },
  block: { ...line, fill: 'inkRaised', stroke: 'inkLine', strokeWidth: '.75' },
  road: { ...line, stroke: 'inkLine', strokeWidth: '.75', strokeDasharray: '2 4' },
  curve: {
    ...line,
    fill: 'signalOnInk',
    fillOpacity: '.22',
    stroke: 'signalOnInk',
    strokeWidth: '1.25',
    strokeLinejoin: 'round',
  },
  still: { ...line, fill: 'sun', fillOpacity: '.3', stroke: 'sun', strokeWidth: '1.25' },
  mark: { ...line, stroke: 'sun', strokeWidth: '2.5' },
  number: {
    fill: 'sun',
    fontSize: { base: '22px', md: '15px', lg: '22px', xl: '16px' },
    fontWeight: 'semibold',
    textAnchor: 'end',
  },
  substation: { ...line, fill: 'ink', stroke: 'onInk', strokeWidth: '1.25' },
  person: { fill: 'sun' },
});
