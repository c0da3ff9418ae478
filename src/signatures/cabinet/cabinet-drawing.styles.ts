import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnLine } from '#src/theme/drawings.ts';

/** Warm air, and the light of the sun, on a light ground. */
const warm = 'amber';

/** The four weights of line, and what has a color of its own: what stands in the cabinet is light. */
export const styles = defineStyles('cabinet-drawing', {
  drawing: { display: 'block', w: 'full', h: 'auto', overflow: 'visible' },
  cut: drawnLine('ink', 'cut'),
  object: drawnLine('ink', 'object'),
  roof: { fill: 'paper', ...drawnEdge('ink', 'object') },
  contour: { ...drawnLine('muted', 'contour'), strokeOpacity: '.7' },
  foam: drawnLine('control', 'fine'),
  earth: { fill: 'loam' },
  concrete: { fill: 'concrete' },
  room: { fill: 'ink' },
  face: { fill: 'inkRaised', ...drawnEdge('onInk', 'object') },
  blank: drawnLine('inkLine', 'fine'),
  slots: { ...drawnLine('onInk', 'fine'), strokeOpacity: '.55' },
  lights: { fill: 'signalOnInk' },
  cord: drawnLine('signalOnInk', 'object'),
  fiber: drawnLine('signalOnInk', 'cut'),
  buried: drawnLine('signal', 'cut'),
  block: { fill: 'sun', fillOpacity: '.16', ...drawnEdge('sun', 'object') },
  lid: { ...drawnLine('sun', 'fine'), strokeOpacity: '.7' },
  wire: drawnLine('sun', 'cut'),
  cold: { ...drawnLine('signalOnInk', 'object'), strokeDasharray: '6 5' },
  hot: drawnLine(warm, 'object'),
  sun: drawnLine(warm, 'cut'),
  copper: drawnLine(warm, 'cut'),
  ringLine: { ...drawnLine(warm, 'object'), strokeDasharray: '7 5' },
  cooler: { fill: 'paper', ...drawnEdge('ink', 'object') },
  unitObject: drawnLine('ink', 'object'),
  unitFine: drawnLine('ink', 'fine'),
  coil: drawnLine('signal', 'object'),
  person: { fill: 'rock', ...drawnEdge('muted', 'fine') },
  // Where words have no room beside the drawing, marks carry numbers.
  leader: { ...drawnLine('control', 1), display: { base: 'none', xl: 'inline' } },
  spot: { fill: 'sun', ...drawnEdge('ink', 'object'), display: { base: 'none', xl: 'inline' } },
  mark: {
    display: { xl: 'none' },
    '& circle': { fill: 'sand', ...drawnEdge('ink', 'object') },
    '& text': {
      fill: 'ink',
      fontWeight: 'semibold',
      textAnchor: 'middle',
      fontSize: { base: '106px', lg: '92px' },
    },
  },
});
