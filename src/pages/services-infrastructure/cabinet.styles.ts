import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
const outlined = {
  stroke: 'ink',
  strokeWidth: 'var(--outline, 1.25)',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
};
const unitLine = 'var(--unit-line, {colors.ink})';
/** Warm air, and the light of the sun, on a light ground. */
const warm = 'amber';

/** The four weights of line, and what has a color of its own: what stands in the cabinet is light. */
export const styles = defineStyles('cabinet', {
  drawing: { display: 'block', w: 'full', h: 'auto', overflow: 'visible' },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  roof: { fill: 'paper', vectorEffect: 'non-scaling-stroke', stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, stroke: 'ink', strokeWidth: '.75' },
  contour: { ...line, stroke: 'muted', strokeWidth: '.5', strokeOpacity: '.7' },
  foam: { ...line, stroke: 'control', strokeWidth: '.75' },
  earth: { fill: 'loam' },
  concrete: { fill: 'concrete' },
  room: { fill: 'ink' },
  face: { fill: 'inkRaised', stroke: 'onInk', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  blank: { fill: 'none', stroke: 'inkLine', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  slots: { ...line, stroke: 'onInk', strokeWidth: '.75', strokeOpacity: '.55' },
  lights: { fill: 'signalOnInk' },
  cord: { ...line, stroke: 'signalOnInk', strokeWidth: '1.25' },
  fiber: { ...line, stroke: 'signalOnInk', strokeWidth: '2.5' },
  cloud: { fill: 'inkRaised', stroke: 'signalOnInk', strokeWidth: '2.5', vectorEffect: 'non-scaling-stroke' },
  floor: { fill: 'inkLine' },
  edge: { ...line, stroke: 'onInk', strokeWidth: '2.5' },
  // Phones show the middle of the bands above, so the fiber is left out here.
  riser: { ...line, stroke: 'signalOnInk', strokeWidth: '2.5', display: { base: 'none', md: 'inline' } },
  buried: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  block: {
    fill: 'sun',
    fillOpacity: '.16',
    stroke: 'sun',
    strokeWidth: '1.25',
    vectorEffect: 'non-scaling-stroke',
  },
  lid: { ...line, stroke: 'sun', strokeWidth: '.75', strokeOpacity: '.7' },
  wire: { ...line, stroke: 'sun', strokeWidth: '2.5' },
  cold: { ...line, stroke: 'signalOnInk', strokeWidth: '1.25', strokeDasharray: '6 5' },
  hot: { ...line, stroke: warm, strokeWidth: '1.25' },
  sun: { ...line, stroke: warm, strokeWidth: '2.5' },
  copper: { ...line, stroke: warm, strokeWidth: '2.5' },
  ringLine: { ...line, stroke: warm, strokeWidth: '1.25', strokeDasharray: '7 5' },
  // What is only planned is dashed, and its measures are thin.
  planned: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '6 4' },
  measure: { ...line, stroke: 'signal', strokeWidth: '.75' },
  sheet: { fill: 'signal' },
  tower: { ...line, stroke: 'muted', strokeWidth: '.75' },
  far: { fill: 'sand', stroke: 'muted', strokeWidth: '.5', vectorEffect: 'non-scaling-stroke' },
  vehicle: { fill: 'panel', stroke: 'ink', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  disc: { fill: 'reach', stroke: warm, strokeWidth: '2.5', vectorEffect: 'non-scaling-stroke' },
  mercury: { fill: warm },
  fill: { fill: 'rock' },
  // A person: light cloth, dark trousers, and warm only where there is skin.
  shirt: { ...outlined, fill: 'paper' },
  vest: { ...outlined, fill: 'loam' },
  trousers: { ...outlined, fill: 'inkRaised' },
  shade: { ...outlined, fill: 'ink' },
  skin: { ...outlined, fill: 'skin' },
  solid: { fill: 'ink' },
  detail: { ...line, stroke: 'ink', strokeWidth: 'var(--detail, .75)' },
  crease: { ...line, stroke: 'onInk', strokeOpacity: '.55', strokeWidth: 'var(--detail, .75)' },
  // Where the person is as small as a finger, lines are thinner and folds have no room.
  small: { '--outline': '.5', '--detail': '0' },
  // A cooling unit is light outside, and as dark as what stands around it in the tower of layers.
  cooler: {
    fill: 'var(--unit, {colors.paper})',
    stroke: unitLine,
    strokeWidth: '1.25',
    vectorEffect: 'non-scaling-stroke',
  },
  unitObject: { ...line, stroke: unitLine, strokeWidth: '1.25' },
  unitFine: { ...line, stroke: unitLine, strokeWidth: '.75' },
  coil: { ...line, stroke: 'var(--unit-coil, {colors.signal})', strokeWidth: '1.25' },
  dark: {
    '--unit': '{colors.inkRaised}',
    '--unit-line': '{colors.onInk}',
    '--unit-coil': '{colors.signalOnInk}',
  },
  // Where words have no room beside the drawing, marks carry numbers.
  leader: { ...line, stroke: 'control', strokeWidth: '1', display: { base: 'none', xl: 'inline' } },
  spot: {
    fill: 'sun',
    stroke: 'ink',
    strokeWidth: '1.25',
    vectorEffect: 'non-scaling-stroke',
    display: { base: 'none', xl: 'inline' },
  },
  mark: {
    display: { xl: 'none' },
    '& circle': { fill: 'sand', stroke: 'ink', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
    '& text': {
      fill: 'ink',
      fontWeight: 'semibold',
      textAnchor: 'middle',
      fontSize: { base: '106px', lg: '92px' },
    },
  },
});
