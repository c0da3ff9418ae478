import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('figure', {
  root: { textStyle: 'figure', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  unit: { fontSize: '.46em', letterSpacing: '0', opacity: '.78' },
});
