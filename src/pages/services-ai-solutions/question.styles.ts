import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
const drawing = {
  display: { base: 'none', md: 'block' },
  w: 'full',
  alignSelf: 'end',
  overflow: 'visible',
  '@media (forced-colors: active)': { bg: 'sand', forcedColorAdjust: 'none' },
} as const;

export const styles = defineStyles('question', {
  drawing,
  turned: { ...drawing, '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  sheet: { fill: 'paper', stroke: 'muted', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  crust: { fill: 'heat', stroke: 'ink', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, stroke: 'fine', strokeWidth: '.75' },
  found: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  perhaps: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '4 4' },
  crack: { ...line, stroke: 'error', strokeWidth: '2.5', strokeLinejoin: 'round' },
  solid: { fill: 'signal' },
  person: { fill: 'figure' },
});
