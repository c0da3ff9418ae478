import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('page-title', {
  name: {
    display: 'block',
    textStyle: 't-s',
    fontWeight: 'normal',
    // Numbers of a headline that are set larger come close.
    mb: { base: '2', lg: '3' },
  },
});
