import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('figure', {
  word: { fontSize: 'var(--word, .5em)', letterSpacing: '0' },
});
