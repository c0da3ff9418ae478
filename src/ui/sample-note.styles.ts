import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('sample-note', {
  root: { textStyle: 'small', mt: '2', opacity: '.78' },
});
