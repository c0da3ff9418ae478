import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { wrap } from '#src/theme/grid.ts';

export const styles = defineStyles('wide-picture', {
  root: {
    aspectRatio: { base: '7 / 3', md: '2 / 1' },
    maxH: '100svh',
    bg: 'inkRaised',
    ...screenOnly,
  },
  caption: { ...wrap, py: '2', textStyle: 'small', color: 'muted', ...screenOnly },
});
