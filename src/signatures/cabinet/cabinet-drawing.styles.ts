import { defineStyles } from '#src/theme/define-styles.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
/** Warm air, and the light of the sun, on a light ground. */
const warm = 'amber';

/** The four weights of line, and what has a color of its own: what stands in the cabinet is light. */
export const styles = defineStyles('cabinet-drawing', {
  drawing: { display: 'block', w: 'full', h: 'auto', overflow: 'visible' },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  roof: { fill: 'paper', vectorEffect: 'non-scaling-stroke', stroke: 'ink', strokeWidth: '1.25' },
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
  cooler: {
    fill: 'paper',
    stroke: 'ink',
    strokeWidth: '1.25',
    vectorEffect: 'non-scaling-stroke',
  },
  unitObject: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  unitFine: { ...line, stroke: 'ink', strokeWidth: '.75' },
  coil: { ...line, stroke: 'signal', strokeWidth: '1.25' },
  person: { fill: 'rock', stroke: 'muted', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
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
