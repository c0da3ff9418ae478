import { defineStyles } from '#src/theme/define-styles.ts';

const onInk = '[data-tone=ink] &';

export const styles = defineStyles('process-axis', {
  axis: {
    display: { base: 'none', md: 'block' },
    w: 'full',
    overflow: 'visible',
    mb: { md: '8', lg: '12' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& > *': { fill: 'CanvasText', stroke: 'CanvasText' },
    },
  },
  bar: { fill: 'signal', [onInk]: { fill: 'signalOnInk' } },
  tick: { stroke: 'control', strokeWidth: '1', [onInk]: { stroke: 'onInkMuted' } },
  number: { textStyle: 'label', fill: 'text', [onInk]: { fill: 'onInk' } },
  week: { textStyle: 'small', fill: 'muted', [onInk]: { fill: 'onInkMuted' } },
});
