import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('phase-number', {
  root: { fontSize: 'max(.75em, .9375rem)', fontWeight: 'normal', me: '.1em' },
});
