import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('plant-plan', {
  plan: {
    display: 'block',
    w: 'full',
    h: 'auto',
    mt: { base: '3', md: '4' },
    overflow: 'visible',
    '& *': { vectorEffect: 'non-scaling-stroke' },
  },
  block: { fill: 'inkRaised', stroke: 'inkLine', strokeWidth: '.75' },
  road: { fill: 'none', stroke: 'inkLine', strokeWidth: '.75', strokeDasharray: '2 4' },
  curve: {
    fill: 'signalOnInk',
    fillOpacity: '.22',
    stroke: 'signalOnInk',
    strokeWidth: '1.25',
    strokeLinejoin: 'round',
  },
  still: { fill: 'sun', fillOpacity: '.3', stroke: 'sun', strokeWidth: '1.25' },
  mark: { fill: 'none', stroke: 'sun', strokeWidth: '2.5' },
  number: { fill: 'sun', fontSize: { base: '18px', md: '15px' }, fontWeight: 'semibold', textAnchor: 'end' },
  substation: { fill: 'ink', stroke: 'onInk', strokeWidth: '1.25' },
  person: { fill: 'sun', stroke: 'sun', strokeWidth: '1.25' },
});
