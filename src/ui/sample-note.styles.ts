import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('sample-note', {
  root: { textStyle: 'small', mt: { base: '1', md: '2' }, opacity: '.78' },
});
