import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnLine } from '#src/theme/drawings.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };

export const styles = defineStyles('site-section', {
  ridge: { fill: 'ridge' },
  plain: { fill: 'plainAtDusk' },
  earth: { fill: 'inkRaised' },
  near: { stopColor: '{colors.signalOnInk}', stopOpacity: '.28' },
  edge: { stopColor: '{colors.signalOnInk}', stopOpacity: '.08' },
  far: { stopColor: '{colors.signalOnInk}', stopOpacity: '0' },
  dark: { stopColor: '{colors.ink}' },
  clear: { stopColor: '{colors.ink}', stopOpacity: '0' },
  full: { stopColor: '{colors.signalOnInk}' },
  turbines: { display: 'var(--turbines, inline)' },
  // Where the first of them would be cut by the edge of the view.
  withoutTurbines: { '--turbines': 'none' },
  rings: { ...drawnLine('signalOnInk', 'contour'), strokeOpacity: '.35' },
  reach: { ...drawnLine('signalOnInk', 'fine'), strokeDasharray: '3 5' },
  beam: { ...drawnLine('signalOnInk', 2) },
  reserve: {
    ...line,
    strokeWidth: '1.25',
    strokeDasharray: '1 6',
    strokeLinecap: 'round',
  },
  node: { fill: 'signalOnInk' },
  // Only where the texts hang below the drawing.
  nodes: { display: { base: 'none', lg: 'inline' }, fill: 'signalOnInk' },
});
