import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('twin-screen', {
  phone: { fill: 'inkRaised', stroke: 'onInk', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  screen: { fill: 'sand' },
  band: { fill: 'inkRaised' },
  done: { fill: 'signal' },
  text: { fill: 'ink' },
  quiet: { fill: 'muted' },
  lit: { fill: 'sun' },
  onBand: { fill: 'onInk' },
  onButton: { fill: 'paper' },
  // As on the first phone: where the drawing is small, there are no second lines.
  first: { transform: { base: 'translateY(11px)', xl: 'none' } },
  second: { display: { base: 'none', xl: 'inline' } },
});
