import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
/** Phones see the end of a row that holds the answer: the drawing is moved there. */
const crop = (move: string) => ({
  '& > *': { transform: { base: move, md: 'none' }, transformOrigin: '0 140px' },
});
const drawing = {
  display: 'block',
  w: 'full',
  aspectRatio: { base: '230 / 140', md: '4' },
  gridArea: { base: '1 / 2', md: 'auto' },
  alignSelf: 'end',
  overflow: { base: 'hidden', md: 'visible' },
  '--question-found': { base: '1.5', md: '2.5' },
  '@media (forced-colors: active)': { bg: 'sand', forcedColorAdjust: 'none' },
} as const;

export const styles = defineStyles('question', {
  gearboxes: { ...drawing, ...crop('translateX(-245px)') },
  row: { ...drawing, ...crop('translateX(-326px)') },
  letters: {
    ...drawing,
    ...crop('translateX(-159px) scale(.75)'),
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  sheet: { fill: 'paper', stroke: 'muted', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  crust: { fill: 'heat', stroke: 'ink', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, stroke: 'fine', strokeWidth: '.75' },
  found: { ...line, stroke: 'signal', strokeWidth: 'var(--question-found, 2.5)' },
  perhaps: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '4 4' },
  crack: { ...line, stroke: 'error', strokeWidth: 'var(--question-found, 2.5)', strokeLinejoin: 'round' },
  solid: { fill: 'signal' },
  person: { fill: 'figure' },
});
