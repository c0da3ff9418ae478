import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('twin-screen', {
  phone: { fill: 'inkRaised', stroke: 'onInk', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  screen: { fill: 'display' },
  band: { fill: 'inkRaised' },
  rule: { stroke: 'rule', strokeWidth: '1' },
  done: { fill: 'signal' },
  open: { fill: 'none', stroke: 'control', strokeWidth: '1.5' },
  text: { fill: 'ink' },
  lit: { fill: 'sun' },
  onButton: { fill: 'paper' },
});
