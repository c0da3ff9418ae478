import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';
import { pointedAt } from './lit-places.ts';

const moves = {
  animationPlayState: 'paused',
  'html:not([data-still]) [data-seen] &': { animationPlayState: 'running' },
  '@media (scripting: none), print': { animation: 'none' },
};

/** Styles of the parts that are composed here: motion, highlights and marks. */
export const styles = defineStyles('site-drawing', {
  definitions: { pos: 'absolute' },
  drawing: { w: 'full', overflow: 'visible' },
  backdrop: { display: 'block', maxW: 'none' },
  signal: {
    fill: 'paper',
    animation: '{durations.signal} linear infinite travel',
    ...moves,
    '@media (prefers-reduced-motion: reduce), (scripting: none), print': { display: 'none' },
  },
  turning: { animation: '{durations.turn} linear infinite turn', transformOrigin: '0 0', ...moves },
  // A pin with its leader line, on the wide drawing.
  mark: {
    fill: 'var(--mark, {colors.ink})',
    stroke: 'var(--mark, {colors.onInk})',
    strokeOpacity: 'var(--lit, .5)',
    transition: 'fill {durations.quick}',
  },
  leader: drawnLine('onInk', 'object'),
  // Highlight of a place while its service has hover or focus; the rest is dimmed.
  dimmed: {
    fill: 'ink',
    opacity: '0',
    transition: 'opacity {durations.quick}',
    [`section:has(li ${pointedAt}) &`]: { opacity: '.5' },
  },
  lit: {
    opacity: 'var(--lit, 0)',
    transition: 'opacity {durations.quick}',
    fill: 'sun',
    stroke: 'sun',
    strokeLinecap: 'round',
  },
});
