import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('sample-note', {
  root: { textStyle: 'small', opacity: '.78' },
});
