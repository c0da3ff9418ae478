import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('site-section', {
  near: { stopColor: '{colors.signalOnInk}', stopOpacity: '.28' },
  edge: { stopColor: '{colors.signalOnInk}', stopOpacity: '.08' },
  far: { stopColor: '{colors.signalOnInk}', stopOpacity: '0' },
  dark: { stopColor: '{colors.ink}' },
  clear: { stopColor: '{colors.ink}', stopOpacity: '0' },
  full: { stopColor: '{colors.signalOnInk}' },
  turbines: { display: 'var(--turbines, inline)' },
  // Where the first of them would be cut by the edge of the view.
  withoutTurbines: { '--turbines': 'none' },
  node: { fill: 'signalOnInk' },
  // Only where the texts hang below the drawing.
  nodes: { display: { base: 'none', lg: 'inline' }, fill: 'signalOnInk' },
});
