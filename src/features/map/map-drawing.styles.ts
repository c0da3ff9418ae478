import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('map-drawing', {
  drawing: {
    pos: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
  },
  land: {
    fill: '#25435D',
    stroke: 'ink',
    strokeWidth: '.5',
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
});
