import { defineStyles } from '#src/theme/define-styles.ts';
import { firstView } from '#src/theme/grid.ts';
import { inkOnScreen } from '#src/theme/tones.ts';

export const styles = defineStyles('plant-panel', {
  root: {
    ...inkOnScreen,
    ...firstView,
    '& > :first-child': { pb: { base: '5', lg: '10' } },
  },
});
