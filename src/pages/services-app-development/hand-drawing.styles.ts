import { defineStyles } from '#src/theme/define-styles.ts';

const root = { display: 'block', w: 'full', h: 'auto', overflow: 'hidden' } as const;
const words = { fontWeight: 'semibold', fill: 'ink' };

export const styles = defineStyles('hand-drawing', {
  root,
  turned: root,
  phone: { fill: 'inkDeep', stroke: 'onInk', strokeWidth: '2.5', vectorEffect: 'non-scaling-stroke' },
  screen: { fill: 'paper' },
  order: { ...words, fontSize: '27px' },
  band: { fill: 'inkRaised' },
  state: { ...words, fontSize: '23px', fill: 'sun' },
  waiting: { fontSize: '20px', fill: 'onInk' },
  place: { ...words, fontSize: '21px', fill: 'muted' },
  rule: { stroke: 'line', strokeWidth: '1' },
  done: { fill: 'signal' },
  open: { fill: 'none', stroke: 'control', strokeWidth: '1.5' },
  check: { fill: 'none', stroke: 'paper', strokeWidth: '3' },
  title: { ...words, fontSize: '23px' },
  text: { fontSize: '19px', fill: 'muted' },
  button: { fill: 'signal' },
  save: { ...words, fontSize: '25px', fill: 'paper' },
  mark: {
    '& circle': { fill: 'ink', stroke: 'sun', strokeWidth: '1.5' },
    '& text': { fill: 'sun', fontSize: '23px', fontWeight: 'semibold', textAnchor: 'middle' },
  },
});
