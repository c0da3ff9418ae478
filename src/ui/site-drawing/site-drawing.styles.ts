import { defineStyles } from '#src/theme/define-styles.ts';
import { pointedAt } from './lit-places.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
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
  cut: { ...line, stroke: 'onInk', strokeWidth: '2.5' },
  object: { ...line, stroke: 'onInk', strokeWidth: '1.25' },
  fine: { ...line, stroke: 'onInk', strokeWidth: '.75', strokeOpacity: '.75' },
  warm: { ...line, stroke: 'warm', strokeWidth: '.75' },
  tone: { ...line, stroke: 'silhouette', strokeWidth: '1.25' },
  light: { fill: 'onInk' },
  lamp: { fill: 'sun' },
  tablet: { fill: 'signalOnInk' },
  lights: { ...line, stroke: 'signalOnInk', strokeWidth: '1' },
  fiberGlow: { ...line, stroke: 'signalOnInk', strokeWidth: '9', strokeOpacity: '.13' },
  fiber: { ...line, stroke: 'signalOnInk', strokeWidth: '2.5' },
  hop: { ...line, stroke: 'signalOnInk', strokeWidth: '1.25' },
  travel: {
    ...line,
    stroke: 'paper',
    strokeWidth: '3.5',
    strokeLinecap: 'round',
    strokeDasharray: '2 398',
    animation: '{durations.signal} linear infinite travel',
    ...moves,
    '@media (prefers-reduced-motion: reduce), (scripting: none), print': { display: 'none' },
  },
  turning: { animation: '{durations.turn} linear infinite turn', transformOrigin: '0 0', ...moves },
  handHole: { fill: 'ink', stroke: 'onInk', strokeWidth: '1' },
  leader: {
    ...line,
    stroke: 'var(--mark, {colors.onInk})',
    strokeWidth: '.75',
    strokeOpacity: 'var(--lit, .5)',
  },
  pin: {
    fill: 'var(--mark, {colors.ink})',
    stroke: 'var(--mark, {colors.onInk})',
    strokeWidth: '1.25',
    vectorEffect: 'non-scaling-stroke',
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
    '& path': {
      fill: 'sun',
      fillOpacity: '.4',
      stroke: 'sun',
      strokeWidth: '2.5',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
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
