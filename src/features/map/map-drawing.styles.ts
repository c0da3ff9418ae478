import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('map-drawing', {
  // It is seen through the windows of the regions only.
  drawing: { pos: 'absolute', boxSize: '0' },
});
