import { defineStyles } from '#src/theme/define-styles.ts';
import { inkOnScreen } from '#src/theme/tones.ts';

export const styles = defineStyles('plant-panel', {
  root: {
    ...inkOnScreen,
    pt: { base: '7', lg: '14' },
    '& > :first-child': { pb: { base: '5', lg: '10' } },
  },
});
