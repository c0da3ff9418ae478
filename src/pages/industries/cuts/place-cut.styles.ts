import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
const outlined = {
  stroke: 'ink',
  strokeWidth: 'var(--cut-object, 1.25)',
  vectorEffect: 'non-scaling-stroke',
};
/** Where the visitor has stopped the network. */
const stopped = 'section:has(input:checked) &';
const live = 'var(--cut-live, {colors.signal})';
const gaps = 'var(--cut-gaps, none)';

/** The look of cuts. They are files, into which only properties with names of their own reach. */
export const styles = defineStyles('place-cut', {
  root: {
    display: 'block',
    '--cut-object': { base: '.75', lg: '1.25' },
    '--cut-fine': { base: '.5', lg: '.75' },
    '--cut-wall': { base: '2', lg: '2.5' },
    [stopped]: {
      '--cut-lit': '{colors.darkRoom}',
      '--cut-live': '{colors.error}',
      '--cut-gaps': '5 5',
      '--cut-screen': '{colors.ink}',
    },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'paper' },
  },
  earth: { fill: 'earth' },
  ground: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  cable: { ...line, stroke: live, strokeWidth: '2.5', strokeDasharray: gaps },
  room: { fill: 'var(--cut-lit, {colors.litRoom})' },
  stone: { ...outlined, fill: 'concrete' },
  back: { ...line, stroke: 'fine', strokeWidth: 'var(--cut-fine, .75)' },
  frame: { ...outlined, fill: 'none' },
  fine: { ...line, stroke: 'fine', strokeWidth: 'var(--cut-fine, .75)' },
  object: { ...outlined, fill: 'sand' },
  tone: { fill: 'tone' },
  goods: {
    stroke: 'fine',
    strokeWidth: 'var(--cut-fine, .75)',
    vectorEffect: 'non-scaling-stroke',
    fill: 'sand',
  },
  staff: { fill: 'crew' },
  front: { ...outlined, fill: 'sand' },
  people: { fill: 'crew' },
  top: { ...outlined, fill: 'sand' },
  screen: { fill: 'var(--cut-screen, {colors.signal})' },
  rack: { fill: 'var(--cut-screen, {colors.signal})' },
  slot: { fill: 'sand' },
  riser: { ...line, stroke: live, strokeWidth: '1.5', strokeDasharray: gaps },
  cut: { ...line, stroke: 'ink', strokeWidth: 'var(--cut-wall, 2.5)' },
});
