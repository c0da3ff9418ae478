import { defineStyles } from '#src/theme/define-styles.ts';

/** The lines of all drawings: even when a drawing is stretched, they stay as thin as the icons'. */
export const styles = defineStyles('signature-line', {
  line: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    overflow: 'visible',
    '& *': { vectorEffect: 'non-scaling-stroke' },
  },
  faint: { color: 'inkLine' },
  signal: { color: 'signalOnInk' },
  sun: { color: 'sun' },
  light: { fill: 'sun', stroke: 'none' },
  ground: { fill: 'inkRaised', stroke: 'none' },
});
