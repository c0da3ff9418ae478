import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('phase-number', {
  root: { fontSize: '.75em', fontWeight: 'normal', me: '.1em' },
});
