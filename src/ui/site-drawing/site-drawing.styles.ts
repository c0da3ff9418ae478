import { defineStyles } from '#src/theme/define-styles.ts';

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
  object: {
    vectorEffect: 'non-scaling-stroke',
    stroke: 'onInk',
    strokeWidth: '1.25',
    '&:not([fill])': { fill: 'none' },
  },
  fine: { ...line, stroke: 'onInk', strokeWidth: '.75', strokeOpacity: '.75' },
  warm: {
    vectorEffect: 'non-scaling-stroke',
    stroke: 'warm',
    strokeWidth: '.75',
    '&:not([fill])': { fill: 'none' },
  },
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
  leader: { ...line, stroke: 'onInk', strokeWidth: '.75', strokeOpacity: '.5' },
  pin: {
    fill: 'ink',
    stroke: 'onInk',
    strokeWidth: '1.25',
    vectorEffect: 'non-scaling-stroke',
    transition: 'fill {durations.quick}',
  },
  number: { fill: 'onInk', fontSize: '15px', fontWeight: 'semibold', textAnchor: 'middle' },
});
