import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('map-drawing', {
  // It is seen through the windows of the regions only.
  drawing: { pos: 'absolute', w: '0', h: '0', overflow: 'hidden' },
});
