import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnLine } from '#src/theme/drawings.ts';
import { pointedAt } from './lit-places.ts';

const moves = {
  animationPlayState: 'paused',
  'html:not([data-still]) [data-seen] &': { animationPlayState: 'running' },
  '@media (scripting: none), print': { animation: 'none' },
};

/** The four weights of line, and what is drawn with a color of its own. */
export const styles = defineStyles('site-drawing', {
  definitions: { pos: 'absolute' },
  drawing: { display: 'block', w: 'full', h: 'auto', overflow: 'visible' },
  backdrop: { display: 'block', maxW: 'none' },
  cut: drawnLine('onInk', 'cut'),
  object: drawnLine('onInk', 'object'),
  fine: { ...drawnLine('onInk', 'fine'), strokeOpacity: '.75' },
  warm: drawnLine('warm', 'fine'),
  tone: drawnLine('silhouette', 'object'),
  light: { fill: 'onInk' },
  lamp: { fill: 'sun' },
  tablet: { fill: 'signalOnInk' },
  lights: { ...drawnLine('signalOnInk', 1) },
  fiberGlow: { ...drawnLine('signalOnInk', 9), strokeOpacity: '.13' },
  fiber: drawnLine('signalOnInk', 'cut'),
  hop: drawnLine('signalOnInk', 'object'),
  travel: {
    ...drawnLine('paper', 3.5),
    strokeLinecap: 'round',
    strokeDasharray: '2 398',
    animation: '{durations.signal} linear infinite travel',
    ...moves,
    '@media (prefers-reduced-motion: reduce), (scripting: none), print': { display: 'none' },
  },
  turning: { animation: '{durations.turn} linear infinite turn', transformOrigin: '0 0', ...moves },
  handHole: { fill: 'ink', stroke: 'onInk', strokeWidth: '1' },
  leader: { ...drawnLine('var(--mark, {colors.onInk})', 'fine'), strokeOpacity: 'var(--lit, .5)' },
  pin: {
    fill: 'var(--mark, {colors.ink})',
    ...drawnEdge('var(--mark, {colors.onInk})', 'object'),
    transition: 'fill {durations.quick}',
  },
  // What a place is lit with while its service is pointed at; the rest stands back.
  dimmed: {
    fill: 'ink',
    opacity: '0',
    transition: 'opacity {durations.quick}',
    [`section:has(li ${pointedAt}) &`]: { opacity: '.5' },
  },
  lit: {
    opacity: 'var(--lit, 0)',
    transition: 'opacity {durations.quick}',
    color: 'sun',
    fill: 'sun',
    '& path': { fill: 'sun', fillOpacity: '.4', ...drawnEdge('sun', 'cut'), strokeLinecap: 'round' },
    '& [data-dots]': { strokeWidth: '6' },
    '& [data-area]': { fillOpacity: '.16', strokeWidth: '1.5' },
  },
  number: {
    fill: 'var(--digit, {colors.onInk})',
    fontSize: '15px',
    fontWeight: 'semibold',
    textAnchor: 'middle',
  },
});
