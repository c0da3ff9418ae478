import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
/** What would be too small on phones grows in its place. */
const larger = { transform: { base: 'scale(2)', lg: 'none' } };

export const styles = defineStyles('coverage', {
  drawing: { display: 'block', w: 'full', h: 'full' },
  covered: { fill: 'paper' },
  contour: { ...line, stroke: 'control', strokeWidth: '.5', strokeOpacity: '.7' },
  index: { ...line, stroke: 'control', strokeWidth: '.75' },
  edge: { ...line, stroke: 'signal', strokeWidth: '.75', strokeDasharray: '5 5', strokeOpacity: '.7' },
  border: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  link: { ...line, stroke: 'signal', strokeWidth: '.75' },
  turbine: { ...line, stroke: 'muted', strokeWidth: '1.25' },
  hub: { fill: 'muted' },
  outside: { ...line, stroke: 'error', strokeWidth: '2.5', strokeDasharray: '2 7', strokeLinecap: 'round' },
  inside: { ...line, stroke: 'signal', strokeWidth: '2.5', strokeDasharray: '2 7', strokeLinecap: 'round' },
  fence: { fill: 'paper', stroke: 'ink', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  cabin: { fill: 'ink' },
  mast: { ...larger, fill: 'signal' },
  mark: larger,
  ring: { fill: 'sand', stroke: 'error', strokeWidth: '2.5', vectorEffect: 'non-scaling-stroke' },
  head: { fill: 'error' },
  person: { ...line, stroke: 'error', strokeWidth: '2.5', strokeLinecap: 'round' },
});
