import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';

export const styles = defineStyles('wide-picture', {
  root: {
    aspectRatio: { base: '7 / 3', md: '2 / 1' },
    maxH: '100svh',
    bg: 'inkRaised',
    ...screenOnly,
  },
});
