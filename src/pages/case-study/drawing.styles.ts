import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnNames } from '#src/theme/drawn-names.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
/** A line that its dashes cut into marks, which are counted in units of the drawing; faint, so that live ones stand out. */
const marks = { fill: 'none', stroke: 'tone', strokeOpacity: '.3' };

/** Lines of what was built draw themselves from the side where reading starts while the drawing comes into view. */
const traced = {
  ...line,
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: 'trace linear both',
      animationTimeline: '--drawing',
      animationRange: 'entry 5% entry 45%',
      '&:dir(rtl)': { animationName: 'trace-rtl' },
    },
  },
};

/** Four weights of lines, and grounds by what they mean. */
export const styles = defineStyles('drawing', {
  figure: { viewTimelineName: '--drawing', m: '0', bg: 'sand', color: 'ink', overflow: 'clip' },
  svg: {
    ...drawnNames,
    display: 'block',
    w: 'full',
    h: 'auto',
    overflow: 'hidden',
  },
  wide: { display: { base: 'none', lg: 'block' } },
  narrow: { display: { base: 'block', lg: 'none' } },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, strokeWidth: '.75', stroke: 'fine' },
  contour: { ...line, strokeWidth: '.75', stroke: 'contour' },
  hair: { ...line, stroke: 'muted', strokeWidth: '.5' },
  earth: { fill: 'earth' },
  plain: { fill: 'plain' },
  rock: { fill: 'rock' },
  shade: { fill: 'fine', fillOpacity: '.28' },
  tone: { fill: 'tone' },
  solid: { fill: 'ink' },
  paper: { ...line, fill: 'sand', stroke: 'ink', strokeWidth: '1.25' },
  signal: { ...traced, stroke: 'signal', strokeWidth: '2.5' },
  path: { ...traced, stroke: 'signal', strokeWidth: '1.25' },
  fiber: { ...traced, stroke: 'signal', strokeWidth: '2.5', strokeDasharray: '8 4' },
  reserve: {
    ...line,
    stroke: 'signal',
    strokeWidth: '1.25',
    strokeDasharray: '1 6',
    strokeLinecap: 'round',
  },
  signalFill: { fill: 'signal' },
  cover: { fill: 'signal', fillOpacity: '.1' },
  sun: { fill: 'amber' },
  fault: { ...line, stroke: 'error', strokeWidth: '2.5' },
  points: { ...line, stroke: 'amber', strokeWidth: '5', strokeLinecap: 'round' },
  water: { fill: 'water' },
  far: { ...line, stroke: 'tone', strokeWidth: '1' },
  ghost: { ...line, stroke: 'ink', strokeWidth: '1.25', strokeDasharray: '4 5' },
  night: { fill: 'ink' },
  moved: { ...traced, stroke: 'sun', strokeWidth: '1.25' },
  awake: { ...line, stroke: 'sun', strokeWidth: '2.5' },
  marks: { ...marks, strokeWidth: '5', strokeDasharray: '5 5', strokeDashoffset: '-2.5' },
  smallMarks: { ...marks, strokeWidth: '4', strokeDasharray: '4.5 4.5', strokeDashoffset: '-2.25' },
  lit: { ...line, stroke: 'amber', strokeWidth: '2.5' },
  label: {
    fontSize: '20px',
    fill: 'ink',
    stroke: 'sand',
    strokeWidth: '6px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  onEarth: { stroke: 'earth' },
  onPlain: { stroke: 'plain' },
  onCover: { stroke: 'cover' },
  // Where two cells cover one place.
  onCovers: { stroke: 'covers' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
  number: { fontSize: '22px', fontWeight: 'semibold', fill: 'ink', textAnchor: 'middle' },
  // At the margin that drawings keep, which grows with them.
  caption: {
    px: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
    textStyle: 'small',
    color: 'muted',
    pt: '3',
    pb: '5',
  },
  // Wide screens have the labels in the drawing; for screen readers the list stays.
  key: {
    w: 'wrap',
    mx: 'auto',
    pt: '5',
    counterReset: 'point',
    '@media (min-width: 64rem)': { srOnly: true },
  },
  point: {
    counterIncrement: 'point',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    borderTopWidth: '1px',
    borderColor: 'line',
    py: '2.5',
    '&::before': { content: 'counter(point)', fontWeight: 'semibold', color: 'signal' },
  },
});
